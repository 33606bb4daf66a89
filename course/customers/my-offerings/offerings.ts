import type { Offering, Segment } from '#course/shared/segments.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answers, type InputRecord, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export type Match = NonNullable<Segment['offeringMatch']>[number]

export const longestName = 120

/** All pairs by `{segmentId}:{offeringId}`. */
export const pairMap = remembered(
  (plan: PlanData): ReadonlyMap<string, Pair> => new Map(pairsOf(plan).map((pair) => [pair.key, pair])),
)

export const keyOf = (segment: string, offering: string) => `${segment}:${offering}`

/** A Beneficiary may be an employee or a supplier: nobody has to offer them anything. */
export const mustBeOffered = ({ role }: Segment) => role !== 'Beneficiary'

/** Segments that somebody should offer something, and nobody does. */
export function unserved(plan: PlanData): readonly Segment[] {
  const served = new Set([...pairMap(plan).values()].map(({ segment }) => segment._id))
  return (plan.segment ?? []).filter((segment) => mustBeOffered(segment) && !served.has(segment._id))
}

/** Offerings that are for nobody. */
export function forNobody(plan: PlanData): readonly Offering[] {
  const taken = new Set([...pairMap(plan).values()].map(({ offering }) => offering._id))
  return (plan.offering ?? []).filter(({ _id }) => !taken.has(_id))
}

const messages = {
  unserved: {
    en: 'Nothing is for this segment yet.',
    es: 'Todavía no hay nada para este segmento.',
  },
}

/** One whole offering is enough, as long as every user and buyer is offered something. */
export function gaps(plan: PlanData): readonly Gap[] {
  const offerings = plan.offering ?? []
  if (offerings.length === 0) return [{ field: 'offerings', message: 'selectOne' }]
  const alone = new Set(forNobody(plan))
  const lacking = offerings.map((one) => offeringGaps(one, alone.has(one)))
  const isEnough = lacking.some(({ length }) => length === 0)
  const left = unserved(plan).filter(({ role }) => role === 'End-user' || role === 'Buyer')
  return [
    ...(isEnough ? [] : lacking.flat()),
    ...left.map(({ _id }): Gap => ({ field: `segment:${_id}`, message: messages.unserved })),
  ]
}

function offeringGaps({ _id, name, type, description }: Offering, isForNobody: boolean): readonly Gap[] {
  return [
    ...requiredGap(`offering:${_id}`, name),
    ...requiredGap(`type:${_id}`, type),
    ...requiredGap(`description:${_id}`, description),
    ...(isForNobody ? [{ field: `segmentMatch:${_id}`, message: 'selectOne' } as const] : []),
  ]
}

/** What the golden circle calls "what" and no offering grew from yet. */
export function suggestions(plan: PlanData): readonly InputRecord[] {
  const offerings = plan.offering ?? []
  const plain = (text: string | null | undefined) => text?.trim().toLowerCase()
  const taken = new Set(offerings.flatMap(({ inputId, name }) => [inputId, plain(name)]))
  return answers(plan, 'one', 'finding-your-why', 'what').filter(
    ({ _id, value }) => !isBlank(value) && !taken.has(_id) && !taken.has(plain(value)),
  )
}

/** Whether the "what" from which an offering grew is still there. */
export const hasOrigin = ({ input = [] }: PlanData, { inputId }: Offering): boolean =>
  Boolean(inputId) && input.some(({ _id }) => _id === inputId)

/** For whom an offering is after one tick; segments that are gone are left out. */
export function ticked({ segment = [] }: PlanData, offering: Offering, id: string, isOn: boolean): string[] {
  const before = offering.segmentMatch ?? []
  return segment.flatMap(({ _id }) => ((_id === id ? isOn : before.includes(_id)) ? [_id] : []))
}

/** What a segment says of its offerings, in step with those that are for it: one entry for each, none for others. */
export function inStep(segment: Segment, offerings: readonly Offering[]): Match[] {
  const said = new Map((segment.offeringMatch ?? []).map((match) => [match.offeringId, match]))
  return offerings
    .filter(({ segmentMatch }) => segmentMatch?.includes(segment._id))
    .map(({ _id, name }) => said.get(_id) ?? { offeringId: _id, title: name ?? '', description: '' })
}

/** Both sides of a pair after a tick, or after its end; null where one of them is gone. */
export function turned(plan: PlanData, segmentId: string, offeringId: string, isOn: boolean) {
  const segment = plan.segment?.find(({ _id }) => _id === segmentId)
  const offering = plan.offering?.find(({ _id }) => _id === offeringId)
  if (!segment || !offering) return null
  const segmentMatch = ticked(plan, offering, segmentId, isOn)
  const offerings = (plan.offering ?? []).map((one) => (one === offering ? { ...one, segmentMatch } : one))
  return { segmentMatch, offeringMatch: inStep(segment, offerings) }
}

type Hanging = RecordOf<'channel'> | RecordOf<'competitor'> | RecordOf<'activity'>
type HangingKind = 'channel' | 'competitor' | 'activity'

/** What later modules have hung on a pair; it has no place without it. */
export function hangingOn(plan: PlanData, { segment, offering }: Pair) {
  const own = (all: readonly Hanging[] | undefined) =>
    (all ?? []).filter((one) => one.segmentId === segment._id && one.offeringId === offering._id)
  const kinds: readonly (readonly [HangingKind, readonly Hanging[]])[] = [
    ['channel', own(plan.channel)],
    ['competitor', own(plan.competitor)],
    ['activity', own(plan.activity)],
  ]
  return kinds.flatMap(([kind, found]) => found.map(({ _id }) => ({ kind, id: _id })))
}

/** Somebody has said more of the pair than that it is one. */
export const isTold = ({ match, offering }: Pair) =>
  !isBlank(match?.description) || (!isBlank(match?.title) && match?.title !== offering.name)
