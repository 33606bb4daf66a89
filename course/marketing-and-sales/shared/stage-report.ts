import { nameOf } from '#course/shared/segments.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { activitiesAt, pairOf, type Stage } from './activities.ts'
import { figuresOf } from './activity-figures.ts'
import { funnelWords, titleOf } from './funnel-words.ts'

const head = {
  en: ['Activity', 'For', 'People per year', 'Budget per year', 'Cost per person'],
  es: ['Actividad', 'Para', 'Personas al año', 'Presupuesto al año', 'Costo por persona'],
} as const

/** The activities of one part of the funnel, with whom they are for and what they cost. */
export const stageReport =
  (stage: Stage): SummaryPart =>
  (plan, locale) => {
    const all = activitiesAt(plan, stage)
    if (all.length === 0) return []
    const rows = all.map((activity) => {
      const pair = pairOf(plan, activity)
      const { reach, budget, perPerson } = figuresOf(plan, activity, locale)
      const what = [titleOf(activity, locale), activity.description?.trim()].filter(Boolean).join('\n')
      const whom = pair
        ? funnelWords[locale].pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
        : '–'
      return [what, whom, reach, budget, perPerson]
    })
    return [{ kind: 'table', head: head[locale], rows }]
  }
