import { chosenActivities } from '#course/shared/activities.ts'
import { answers, type InputRecord, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

type Activity = RecordOf<'activity'>
export type ImpactRow = NonNullable<NonNullable<Activity['impact']>[number]>

/** How one outcome is measured, with where it stands and where it shall be. */
export type Indicator = {
  readonly activity: string
  /** Its place among the indicators of the activity. */
  readonly place: number
  /** Its number among all of the plan. */
  readonly number: number
  readonly outcome: string
  readonly kpi: string
  readonly activityToMeasure: string
  readonly toolToMeasure: string
  readonly timeToMeasure: string
  readonly baseline: number | null
  readonly target: number | null
  /** What else could explain the change. */
  readonly other: string
}

export type Measured = {
  readonly activity: Activity
  readonly outcomes: readonly string[]
  readonly indicators: readonly Indicator[]
}

export const step = 'impact-kpis'
export const aimKey = 'aim'

const plain = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/** An indicator has no id: what is aimed at hangs on the activity and carries the words of the indicator. */
export const aimOf = (plan: PlanData, activity: string, kpi: string): InputRecord | undefined =>
  answers(plan, 'eight', step, aimKey).find(
    ({ parent, value }) => parent === activity && plain(value) === plain(kpi),
  )

function numberIn(text: string | null | undefined): number | null {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}

export const rowsOf = ({ impact }: Pick<Activity, 'impact'>): readonly ImpactRow[] =>
  (impact ?? []).filter((row): row is ImpactRow => typeof row === 'object' && row !== null)

/** Every chosen activity with its outcomes and what shows whether they happen. */
export const measuredActivities = remembered((plan: PlanData): readonly Measured[] => {
  let number = 0
  return chosenActivities(plan).map((activity) => ({
    activity,
    outcomes: [...new Set((activity.outcomes ?? []).filter((one): one is string => plain(one) !== ''))],
    indicators: rowsOf(activity).map((row, place): Indicator => {
      const aim = aimOf(plan, activity._id, row.kpi ?? '')
      number += 1
      return {
        ...{ activity: activity._id, place, number, outcome: row.outcome ?? '', kpi: row.kpi ?? '' },
        activityToMeasure: row.activityToMeasure ?? '',
        toolToMeasure: row.toolToMeasure ?? '',
        timeToMeasure: row.timeToMeasure ?? '',
        baseline: numberIn(aim?.valueArr?.[0]),
        target: numberIn(aim?.valueArr?.[1]),
        other: aim?.description ?? '',
      }
    }),
  }))
})

export const indicatorsOf = (plan: PlanData): readonly Indicator[] =>
  measuredActivities(plan).flatMap(({ indicators }) => indicators)
