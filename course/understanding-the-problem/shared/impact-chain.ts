import { answer, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'

/** Where all activities shall lead. */
export const impactOf = (plan: PlanData) => answer(plan, 'one', 'activities-outcomes', 'impact')?.value ?? ''

/** What will be done about the causes; ideas that were not chosen are left out. */
export const chosenActivities = (plan: PlanData): readonly RecordOf<'activity'>[] =>
  (plan.activity ?? []).filter(({ activityType, selected }) => activityType === 'impact' && selected === true)
