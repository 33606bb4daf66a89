import { type Indicator, type Measured, measuredActivities } from '#course/impact/shared/indicators.ts'
import { selectOutcome } from '#course/shared/activities.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

const messages = {
  activities: {
    en: 'First choose activities in "Activities and outcome" of Understanding the Problem.',
    es: 'Primero elige actividades en "Actividades y resultados" de Entender el problema.',
  },
  none: {
    en: 'Add at least one indicator.',
    es: 'Agrega al menos un indicador.',
  },
  unused: {
    en: 'No indicator shows yet whether "{outcome}" happens.',
    es: 'Todavía ningún indicador muestra si ocurre "{outcome}".',
  },
}

/** What a row must tell besides its outcome. */
export const parts = ['kpi', 'activityToMeasure', 'toolToMeasure', 'timeToMeasure'] as const

export const fieldOf = (name: string, { activity, place }: Pick<Indicator, 'activity' | 'place'>) =>
  `${name}:${activity}:${place}`

/** An outcome that was taken away from the activity is none. */
export const hasOutcome = ({ outcomes }: Measured, { outcome }: Indicator): boolean =>
  outcomes.includes(outcome)

function indicatorGaps(measured: Measured, one: Indicator): Gap[] {
  return [
    ...(hasOutcome(measured, one) ? [] : [{ field: fieldOf('outcome', one), message: selectOutcome }]),
    ...parts.flatMap((part) => requiredGap(fieldOf(part, one), one[part])),
  ]
}

/** Each outcome has an indicator of its own, unless there are two indicators anyway. */
export function unusedOutcomes({ outcomes, indicators }: Measured): readonly string[] {
  if (indicators.length >= 2) return []
  return outcomes.filter((outcome) => indicators.every((one) => one.outcome !== outcome))
}

export const blockGaps = (measured: Measured): readonly Gap[] => {
  const field = `indicators:${measured.activity._id}`
  const { indicators } = measured
  if (indicators.length === 0) return [{ field, message: messages.none }]
  return [
    ...indicators.flatMap((one) => indicatorGaps(measured, one)),
    ...unusedOutcomes(measured)
      .filter((outcome) => !isBlank(outcome))
      .slice(0, 1)
      .map((outcome): Gap => ({ field, message: messages.unused, values: { outcome } })),
  ]
}

export function gaps(plan: PlanData): readonly Gap[] {
  const all = measuredActivities(plan)
  return all.length === 0 ? [{ field: 'activities', message: messages.activities }] : all.flatMap(blockGaps)
}
