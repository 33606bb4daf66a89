import { answers, type PlanData } from '#domain/plan/plan-data.ts'

export type Counted =
  | 'causes'
  | 'activities'
  | 'segments'
  | 'offerings'
  | 'channels'
  | 'solutions'
  | 'prices'
  | 'marketing'
  | 'keyActivities'

const uses: Readonly<Record<string, readonly Counted[]>> = {
  two: ['causes', 'activities'],
  three: ['activities', 'segments'],
  four: ['segments', 'offerings'],
  five: ['segments', 'offerings', 'channels'],
  six: ['offerings', 'solutions'],
  seven: ['prices', 'marketing'],
  eight: ['activities'],
  nine: ['keyActivities'],
}

/** How much there is of everything that a module builds on; the first module builds on nothing. */
export function earlierCounts(module: string, plan: PlanData) {
  return (uses[module] ?? []).map((what) => ({ what, count: counts[what](plan) }))
}

type Chosen = { readonly selected?: boolean | null | undefined }
const chosen = (records: readonly Chosen[] = []) => records.filter(({ selected }) => selected).length

const counts: Readonly<Record<Counted, (plan: PlanData) => number>> = {
  causes: ({ cause }) => chosen(cause),
  activities: ({ activity }) => chosen(activity?.filter(({ activityType }) => activityType === 'impact')),
  segments: ({ segment }) => segment?.length ?? 0,
  offerings: ({ offering }) => offering?.length ?? 0,
  channels: ({ channel }) => chosen(channel),
  solutions: (plan) => answers(plan, 'three', 'map-current-solutions', 'solution').length,
  prices: ({ offering = [] }) => offering.filter(({ price }) => (price ?? 0) > 0).length,
  marketing: ({ activity = [] }) =>
    activity.filter(({ activityType, budget }) => activityType !== 'impact' && (budget ?? 0) > 0).length,
  keyActivities: ({ segment = [] }) =>
    new Set(segment.flatMap(({ keyActivities }) => keyActivities ?? [])).size,
}
