import {
  type Marketing,
  marketingActivities,
  ofPair,
  pairKeyOf,
  type Stage,
} from '#course/marketing-and-sales/shared/activities.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import type { Segment } from '#course/shared/segments.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Nobody buys who never heard of it, and nobody only because of that. The middle may stay empty. */
const ends = ['tofu', 'bofu'] as const

const messages = {
  noPairs: { en: 'First say what you offer, and to whom.', es: 'Primero di qué ofreces y a quién.' },
  tofu: {
    en: 'Add at least one idea to get known by those who pay.',
    es: 'Agrega al menos una idea para que te conozca quien paga.',
  },
  bofu: {
    en: 'Add at least one idea to close the sale with those who pay.',
    es: 'Agrega al menos una idea para cerrar la venta con quien paga.',
  },
}

/** Who pays for something that is offered; as long as nobody does, everybody who is offered something. */
function askedSegments(plan: PlanData): readonly Segment[] {
  const offered = [...new Set(pairsOf(plan).map(({ segment }) => segment))]
  const paying = new Set(payingSegments(plan).map(({ _id }) => _id))
  const asked = offered.filter(({ _id }) => paying.has(_id))
  return asked.length > 0 ? asked : offered
}

const hasIdea = (plan: PlanData, segment: string, stage: Stage) =>
  marketingActivities(plan).some(
    ({ segmentId, activityType }) => segmentId === segment && activityType === stage,
  )

/** Where a new idea is written. */
export const newIdea = (stage: Stage, { key }: Pair) => `new:${stage}:${key}`

export function gaps(plan: PlanData): readonly Gap[] {
  const pairs = pairsOf(plan)
  if (pairs.length === 0) return [{ field: 'pairs', message: messages.noPairs }]
  const nameless = marketingActivities(plan).flatMap(({ _id, name }) => requiredGap(`activity:${_id}`, name))
  const missing = askedSegments(plan).flatMap((segment) => {
    const [first] = pairs.filter((pair) => pair.segment._id === segment._id)
    if (!first) return []
    return ends
      .filter((stage) => !hasIdea(plan, segment._id, stage))
      .map((stage): Gap => ({ field: newIdea(stage, first), message: messages[stage] }))
  })
  return [...nameless, ...missing]
}

/** Both ends of the pair have an idea. */
export const isComplete = (plan: PlanData, pair: Pair): boolean => {
  const own = ofPair(marketingActivities(plan), pair)
  return ends.every((stage) => own.some(({ activityType }) => activityType === stage))
}

/** Fields of an idea bear its id alone: the pair is where it stands. */
export function ownsOf(plan: PlanData): (key: string, field: string) => boolean {
  const keys = new Map(marketingActivities(plan).map((one) => [one._id, pairKeyOf(one)]))
  return (key, field) => field.includes(key) || keys.get(field.split(':').at(-1) ?? '') === key
}

/** What weighs most on the segment, which the last step to buying may answer. */
export const strongPains = ({ pain = [] }: PlanData, segment: string): readonly string[] =>
  pain
    .filter(({ parent, level, title }) => parent === segment && (level ?? 0) >= 4 && title?.trim())
    .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))
    .slice(0, 3)
    .map(({ title }) => title?.trim() ?? '')

export const ideasIn = (plan: PlanData, pair: Pair, stage: Stage): readonly Marketing[] =>
  ofPair(marketingActivities(plan), pair).filter(({ activityType }) => activityType === stage)
