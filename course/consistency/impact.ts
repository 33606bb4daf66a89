import { hasOutcome } from '#course/impact/impact-kpis/gaps.ts'
import { activeGoals, goalTitle } from '#course/impact/shared/goals.ts'
import { type Indicator, indicatorsOf, measuredActivities } from '#course/impact/shared/indicators.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { byWords, rule } from './rule.ts'

const step = 'impact-kpis'

const atIndicator = ({ activity, place, kpi }: Indicator, field: string) => ({
  ...{ subject: `${activity} ${byWords(kpi).subject}`, title: kpi },
  place: { module: 'eight', step, field: `${field}:${activity}:${place}` } as const,
})

/** What shall change for people, and how anybody will know. */
export const impactRules = [
  rule({
    ...{ id: 'outcome-without-indicator', severity: 'warning', modules: ['one', 'eight'] },
    find: ({ plan }) =>
      measuredActivities(plan).flatMap(({ activity, outcomes, indicators }) =>
        outcomes
          .filter((outcome) => indicators.length < 2 && indicators.every((one) => one.outcome !== outcome))
          .map((outcome) => ({
            ...{ subject: `${activity._id} ${byWords(outcome).subject}`, title: outcome },
            values: { outcome, activity: activity.name ?? '' },
            place: { module: 'eight', step, field: `indicators:${activity._id}` } as const,
          })),
      ),
    words: {
      en: ({ outcome, activity }, say) =>
        `No indicator shows whether ${say.quoted(outcome)} happens, the outcome of ${say.quoted(activity)}.`,
      es: ({ outcome, activity }, say) =>
        `Ningún indicador muestra si ocurre ${say.quoted(outcome)}, el resultado de ${say.quoted(activity)}.`,
    },
  }),
  rule({
    ...{ id: 'indicator-of-dropped-outcome', severity: 'warning', modules: ['one', 'eight'] },
    find: ({ plan }) =>
      measuredActivities(plan).flatMap((measured) =>
        measured.indicators
          .filter((one) => !isBlank(one.kpi) && !isBlank(one.outcome) && !hasOutcome(measured, one))
          .map((one) => ({ ...atIndicator(one, 'outcome'), values: { kpi: one.kpi, outcome: one.outcome } })),
      ),
    words: {
      en: ({ kpi, outcome }, say) =>
        `The indicator ${say.quoted(kpi)} measures ${say.quoted(outcome)}, which is no longer an outcome of its activity.`,
      es: ({ kpi, outcome }, say) =>
        `El indicador ${say.quoted(kpi)} mide ${say.quoted(outcome)}, que ya no es un resultado de su actividad.`,
    },
  }),
  rule({
    ...{ id: 'indicator-without-baseline', severity: 'warning', modules: ['eight'] },
    find: ({ plan }) =>
      indicatorsOf(plan)
        .filter(({ kpi, baseline }) => !isBlank(kpi) && baseline === null)
        .map((one) => ({ ...atIndicator(one, 'baseline'), values: { kpi: one.kpi } })),
    words: {
      en: ({ kpi }, say) => `Nobody has written where ${say.quoted(kpi)} stands today.`,
      es: ({ kpi }, say) => `Nadie ha escrito en cuánto está hoy ${say.quoted(kpi)}.`,
    },
  }),
  rule({
    ...{ id: 'indicator-without-target', severity: 'warning', modules: ['eight'] },
    find: ({ plan }) =>
      indicatorsOf(plan)
        .filter(({ kpi, target }) => !isBlank(kpi) && target === null)
        .map((one) => ({ ...atIndicator(one, 'target'), values: { kpi: one.kpi } })),
    words: {
      en: ({ kpi }, say) => `Nobody has written what ${say.quoted(kpi)} shall reach.`,
      es: ({ kpi }, say) => `Nadie ha escrito hasta dónde debe llegar ${say.quoted(kpi)}.`,
    },
  }),
  rule({
    ...{ id: 'target-changes-nothing', severity: 'error', modules: ['eight'] },
    // Of some things less is better, so that only a target that is the baseline is certainly none.
    find: ({ plan }) =>
      indicatorsOf(plan).flatMap((one) =>
        one.baseline !== null && one.baseline === one.target
          ? { ...atIndicator(one, 'target'), values: { kpi: one.kpi, target: one.target } }
          : [],
      ),
    words: {
      en: ({ kpi, target }, say) =>
        `${say.quoted(kpi)} stands at ${say.number(target)} today, and that is the target too: nothing would change.`,
      es: ({ kpi, target }, say) =>
        `${say.quoted(kpi)} está hoy en ${say.number(target)}, y esa es también la meta: nada cambiaría.`,
    },
  }),
  rule({
    ...{ id: 'global-goal-without-indicator', severity: 'hint', modules: ['one', 'eight'] },
    find: ({ plan }) => {
      const isMeasured = indicatorsOf(plan).some(({ kpi }) => !isBlank(kpi))
      if (isMeasured || measuredActivities(plan).length === 0) return []
      return activeGoals(plan).map(({ index }) => ({
        ...{ subject: `sdg ${index}`, title: goalTitle(index, 'en') },
        values: { number: index, en: goalTitle(index, 'en'), es: goalTitle(index, 'es') },
        place: { module: 'eight', step },
      }))
    },
    words: {
      en: ({ number, en }) =>
        `The plan serves global goal ${number}, ${en}, and no indicator shows by how much.`,
      es: ({ number, es }) =>
        `El plan sirve al objetivo mundial ${number}, ${es}, y ningún indicador muestra cuánto.`,
    },
  }),
] as const
