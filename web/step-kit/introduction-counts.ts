import { answers, type PlanData } from '#domain/plan/plan-data.ts'

type Chosen = { readonly selected: boolean | null }

/** What the modules before this one have left to build on, as far as it is counted. */
export type EarlierWork = {
  readonly causes: readonly Chosen[]
  readonly activities: readonly (Chosen & {
    readonly activityType: string | null
    readonly budget: number | null
  })[]
  readonly segments: readonly { readonly keyActivities: readonly string[] | null }[]
  readonly offerings: readonly { readonly price: number | null }[]
  readonly channels: readonly Chosen[]
}

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
export function earlierCounts(module: string, work: EarlierWork, plan: PlanData) {
  return (uses[module] ?? []).map((what) => ({ what, count: counts[what](work, plan) }))
}

const chosen = (records: readonly Chosen[]) => records.filter(({ selected }) => selected).length

const counts: Readonly<Record<Counted, (work: EarlierWork, plan: PlanData) => number>> = {
  causes: ({ causes }) => chosen(causes),
  activities: ({ activities }) => chosen(activities.filter(({ activityType }) => activityType === 'impact')),
  segments: ({ segments }) => segments.length,
  offerings: ({ offerings }) => offerings.length,
  channels: ({ channels }) => chosen(channels),
  solutions: (_work, plan) => answers(plan, 'three', 'map-current-solutions', 'solution').length,
  prices: ({ offerings }) => offerings.filter(({ price }) => (price ?? 0) > 0).length,
  marketing: ({ activities }) =>
    activities.filter(({ activityType, budget }) => activityType !== 'impact' && (budget ?? 0) > 0).length,
  keyActivities: ({ segments }) => new Set(segments.flatMap((segment) => segment.keyActivities ?? [])).size,
}
