import { lead, type SectionPart, under, without } from '#course/plan-view/telling.ts'
import { businessOf } from '#domain/plan/plan-data.ts'

const words = {
  en: { why: 'What drives us', change: 'How change comes about' },
  es: { why: 'Lo que nos mueve', change: 'Cómo llega el cambio' },
} as const

/** What the team does about the problem, why it does it, and how that changes something. */
export const solution: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...(told.takes('three') ? lead(businessOf(told.plan)?.solutionStatement) : []),
    ...under(text.why, without(['quote'], told.step('one', 'finding-your-why'))),
    ...under(text.change, told.step('one', 'activities-outcomes')),
  ]
}
