import { untouchedOffering } from '#domain/plan/untouched-offering.ts'
import { answer, type Draft, draft, type Plan, type PlanData, ref } from './draft.ts'

export type Need = {
  readonly label: string
  readonly title: string
  readonly description: string
  readonly level: 1 | 2 | 3 | 4 | 5
  /** Label of the interview note it comes from. */
  readonly note?: string
  /** Why it is left alone on purpose. */
  readonly skipped?: string
}

type SegmentData = PlanData<'segment'>
type Pair = NonNullable<SegmentData['offeringMatch']>[number]

export type Segment = Omit<SegmentData, 'offeringMatch'> & {
  readonly label: string
  /** What such a person tries to get done. */
  readonly jobs?: readonly string[]
  readonly pains?: readonly Need[]
  readonly gains?: readonly Need[]
}

export type Match = { readonly need: string; readonly title: string; readonly description: string }

type OfferingData = Omit<PlanData<'offering'>, 'segmentMatch' | 'painMatch' | 'gainMatch' | 'inputId'>

export type Offering = OfferingData & {
  readonly label: string
  /** Label of the "what" of the golden circle it grew from. */
  readonly from?: string
  /** By segment label: what it is for them, and what later modules say about this pair. */
  readonly pairs: Readonly<Record<string, Omit<Pair, 'offeringId'>>>
  readonly relieves?: readonly Match[]
  readonly creates?: readonly Match[]
}

export type Customers = { readonly segments: readonly Segment[]; readonly offerings?: readonly Offering[] }

/** Module two: segments with their pains and gains, offerings, and what fits what. */
export function customers({ segments, offerings = [] }: Customers): Plan {
  return {
    drafts: [
      ...segments.flatMap((segment) => segmentDrafts(segment, offerings)),
      ...offerings.map(offeringDraft),
    ],
    business: {},
  }
}

function segmentDrafts(segment: Segment, offerings: readonly Offering[]): Draft[] {
  const { label, jobs = [], pains = [], gains = [], ...data } = segment
  const offeringMatch = offerings.flatMap((offering) => {
    const pair = offering.pairs[label]
    return pair ? [{ offeringId: ref(offering.label), ...pair }] : []
  })
  return [
    draft('two', 'segment', { ...data, offeringMatch }, label),
    ...jobs.map((value) => answer('two', 'customer-description/job', { parent: ref(label), value })),
    ...pains.flatMap((need) => needDrafts('pain', need, label)),
    ...gains.flatMap((need) => needDrafts('gain', need, label)),
  ]
}

const skippedAt = { pain: 'pain-relievers/skipped', gain: 'gain-creators/skipped' }

function needDrafts(kind: 'pain' | 'gain', need: Need, segment: string): Draft[] {
  const { label, title, description, level, note, skipped } = need
  const inputId = note ? ref(note) : null
  const own = draft('two', kind, { title, description, level, inputId, parent: ref(segment) }, label)
  if (!skipped) return [own]
  return [own, answer('two', skippedAt[kind], { parent: ref(label), selected: true, description: skipped })]
}

function offeringDraft({ label, from, pairs, relieves = [], creates = [], ...data }: Offering): Draft {
  return draft(
    'two',
    'offering',
    {
      ...untouchedOffering,
      ...data,
      inputId: from ? ref(from) : null,
      segmentMatch: Object.keys(pairs).map(ref),
      painMatch: relieves.map(({ need, ...how }) => ({ painId: ref(need), ...how })),
      gainMatch: creates.map(({ need, ...how }) => ({ gainId: ref(need), ...how })),
    },
    label,
  )
}
