import type { Segment } from '#course/shared/segments.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import {
  durations,
  paymentFrequencies,
  purchaseFrequencies,
  searchKinds,
  tangibilities,
} from '#domain/options/products.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'product-customer-relationship'

/** The five questions about how something is bought, in their order. */
export const questions = [
  { name: 'tangibility', options: tangibilities },
  { name: 'duration', options: durations },
  { name: 'frequency', options: purchaseFrequencies },
  { name: 'payment', options: paymentFrequencies },
  { name: 'search', options: searchKinds },
] as const

export type Question = (typeof questions)[number]['name']
export type Match = NonNullable<Segment['offeringMatch']>[number]
export type Buying = Pick<Match, Question>
export type Relation = ValueIn<typeof customerRelations>

export const relationKey = (offering: string) => `relation:${offering}`

/** How a segment is kept in touch with about an offering, as far as that was said. */
export const relationOf = (plan: PlanData, { segment, offering }: Pair): InputRecord | undefined =>
  answer(plan, 'four', step, relationKey(offering._id), segment._id)

export const relationKindOf = (plan: PlanData, pair: Pair): Relation | null => {
  const stored = relationOf(plan, pair)?.relationType
  return customerRelations.find(({ value }) => value === stored)?.value ?? null
}

/** The answers of a pair to the five questions, those that were given. */
export function buyingOf({ match }: Pair): Buying {
  return Object.fromEntries(
    questions.flatMap(({ name }) => (match?.[name] ? [[name, match[name]] as const] : [])),
  )
}

/** How many of the five questions and the one about the relationship are answered. */
export const answersIn = (plan: PlanData, pair: Pair): number =>
  Object.keys(buyingOf(pair)).length + (relationKindOf(plan, pair) ? 1 : 0)

export const allAnswers = questions.length + 1

export const isComplete = (plan: PlanData, pair: Pair) => answersIn(plan, pair) === allAnswers

/** Such as "Physical/Unsought"; nothing while one half is missing. */
export const productTypeOf = ({ tangibility, search }: Buying): string | null =>
  tangibility && search ? `${tangibility}/${search}` : null

/** Other pairs with answers, which a similar one may begin with. */
export const toCopyFrom = (plan: PlanData, pair: Pair): readonly Pair[] =>
  pairsOf(plan).filter((one) => one.key !== pair.key && answersIn(plan, one) > 0)

const noPairs = {
  en: 'First say what you offer, and to whom.',
  es: 'Primero di qué ofreces y a quién.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const pairs = pairsOf(plan)
  if (pairs.length === 0) return [{ field: 'pairs', message: noPairs }]
  return pairs.flatMap((pair) => {
    const open = questions.filter(({ name }) => isBlank(pair.match?.[name]))
    return [
      ...open.map(({ name }): Gap => ({ field: `offeringMatch.${name}:${pair.key}`, message: 'required' })),
      ...(relationKindOf(plan, pair)
        ? []
        : [{ field: `relation.relationType:${pair.key}`, message: 'required' } as const]),
    ]
  })
}
