import { chosenActivities } from '#course/shared/activities.ts'
import { lanesOfSegment, payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { clause, inside } from '#course/shared/sentence.ts'
import type { Locale } from '#domain/errors.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { paymentFrequencies } from '#domain/options/products.ts'
import { chosenModels, modelsOfSegment } from '#domain/plan/chosen-models.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { sentenceWords } from './sentence-words.ts'

export const leastLetters = 40

/** Every segment with a model is told of in a few sentences, and every chosen model in our own words. */
export function gaps(plan: PlanData): readonly Gap[] {
  const chosen = chosenModels(plan)
  if (chosen.length === 0) return [{ field: 'models', message: 'selectOne' }]
  return [
    ...(plan.segment ?? [])
      .filter((segment) => modelsOfSegment(plan, segment).length > 0)
      .flatMap(segmentGaps),
    ...chosen.flatMap(({ id, description }) => requiredGap(`model:${id}`, description)),
  ]
}

export function segmentGaps({ _id, modelDescription }: Segment): readonly Gap[] {
  const field = `segment:${_id}`
  if (isBlank(modelDescription)) return [{ field, message: 'required' }]
  const { length } = (modelDescription ?? '').trim()
  return length < leastLetters ? [{ field, message: 'tooShort', values: { n: leastLetters } }] : []
}

/** What the plan knows of a segment already, as two or three sentences to go on with. */
export function sentenceFor(plan: PlanData, segment: Segment, locale: Locale): string {
  const words = sentenceWords[locale]
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const name = inside(nameOf(segment, locale))
  const pairs = pairsOf(plan).filter((pair) => pair.segment._id === segment._id)
  const offerings = pairs.map(({ offering }) => inside(nameOf(offering, locale)))
  const ways = pairs.flatMap(({ match }) =>
    match?.payment ? [words.ways[match.payment as ValueIn<typeof paymentFrequencies>]] : [],
  )
  const payers = payingSegments(plan).map((one) => inside(nameOf(one, locale)))
  const impact = chosenActivities(plan).flatMap(({ name: activity }) =>
    isBlank(activity) ? [] : [clause(activity ?? '')],
  )
  const paid = lanesOfSegment(plan, segment).includes('pays')
    ? words.pay(listed([...new Set(ways)]))
    : words.free(listed(payers))
  return [
    offerings.length > 0 ? words.offer(listed(offerings), name) : words.work(name),
    paid,
    words.impact(listed(impact.slice(0, 2))),
  ].join(' ')
}
