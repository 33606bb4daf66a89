import type { Locale } from '#domain/errors.ts'
import { globalGoals } from '#domain/options/global-goals.ts'
import type { ImpactActivity } from './change.ts'
import { answer, type Plan, ref } from './draft.ts'

export type Impact = {
  /** How the business contributes to its goals, the most important first. */
  readonly goals: readonly (readonly [index: number, contribution: string])[]
  /** Whose indicators have an aim. */
  readonly activities: readonly ImpactActivity[]
}

/** Module eight: the goals, and where each indicator stands and shall be. */
export function impact({ goals, activities }: Impact, locale: Locale): Plan {
  const chosen = goals.map(([index]) => index)
  const others = globalGoals.map(({ index }) => index).filter((index) => !chosen.includes(index))
  const contributions = new Map(goals)
  return {
    drafts: activities.flatMap(({ label, indicators = [] }) =>
      indicators.map(({ kpi, aim: [baseline, target, description] }) =>
        answer('eight', 'impact-kpis/aim', {
          ...{ parent: ref(label), value: kpi, valueArr: [String(baseline), String(target)], description },
        }),
      ),
    ),
    business: {
      sdgs: [...chosen, ...others].map((index) => ({
        index,
        active: contributions.has(index),
        description: contributions.get(index) ?? '',
        text: globalGoals[index - 1]?.[locale] ?? '',
      })),
    },
  }
}
