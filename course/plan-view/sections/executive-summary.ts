import { planFigures } from '#course/plan-view/plan-figures.ts'
import { facts, type SectionPart } from '#course/plan-view/telling.ts'

const keyFigures = { en: 'Key figures', es: 'Cifras clave' } as const

/** The pitch, and the figures that are asked for first. */
export const executiveSummary: SectionPart = (told) => {
  const figures = planFigures(told)
  return [
    ...told.step('five', 'build-my-pitch'),
    ...(figures.length > 0
      ? [{ kind: 'heading', text: keyFigures[told.locale] } as const, ...facts(figures)]
      : []),
  ]
}
