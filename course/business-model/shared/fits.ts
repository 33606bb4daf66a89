import { modelIds } from '#course/model-ids.ts'
import { lanesOfSegment, payingSegments } from '#course/shared/paying-segments.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { impactModels } from '#domain/options/models.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { fitWords } from './fit-words.ts'

type ModelName = keyof typeof modelIds
type ImpactModel = ValueIn<typeof impactModels>

/** Which social models go with the place of the people who are helped. */
const byImpact: Readonly<Record<ImpactModel, readonly ModelName[]>> = {
  customers: ['fee-for-service', 'peer-to-peer', 'service subsidization'],
  workers: ['employment'],
  suppliers: ['market intermediary', 'cooperative', 'market linkage'],
  entrepreneurs: ['entrepreneur support', 'market linkage', 'peer-to-peer'],
  members: ['cooperative', 'peer-to-peer'],
  community: ['service subsidization', 'organization support'],
}

type Rule = {
  readonly models: readonly ModelName[]
  readonly reason: (plan: PlanData, locale: Locale) => string | undefined
}

/** The first pair with a paying segment of which something is true, told with its names. */
const ofPair =
  (
    isTrue: (match: NonNullable<Pair['match']>, pair: Pair) => boolean,
    tell: (words: (typeof fitWords)[Locale], segment: string, offering: string) => string,
  ): Rule['reason'] =>
  (plan, locale) => {
    const paying = new Set(payingSegments(plan).map(({ _id }) => _id))
    const found = pairsOf(plan).find(
      (pair) => paying.has(pair.segment._id) && pair.match && isTrue(pair.match, pair),
    )
    return found && tell(fitWords[locale], nameOf(found.segment, locale), nameOf(found.offering, locale))
  }

const isOneOf = (values: readonly string[], value: string | null | undefined) =>
  value !== null && value !== undefined && values.includes(value)

const rules: readonly Rule[] = [
  {
    models: ['direct sales'],
    reason: ofPair(
      ({ payment }) => isOneOf(['per-use', 'once', 'instalments'], payment),
      (words, segment) => words.paysEach(segment),
    ),
  },
  {
    models: ['leasing'],
    reason: ofPair(
      ({ tangibility, duration }) => tangibility === 'Physical' && duration === 'Durable',
      (words, segment, offering) => words.lasts(offering, segment),
    ),
  },
  {
    models: ['risk sharing'],
    reason: ofPair(
      ({ tangibility, payment }) =>
        tangibility === 'Service' && isOneOf(['weekly', 'monthly', 'yearly'], payment),
      (words, segment, offering) => words.steady(offering, segment),
    ),
  },
  {
    models: ['education and training'],
    reason: ofPair(
      ({ tangibility }) => tangibility === 'Information',
      (words, _segment, offering) => words.teaches(offering),
    ),
  },
  {
    models: ['consulting'],
    reason: ofPair(
      ({ tangibility }, { segment }) =>
        segment.type === 'B2B' && isOneOf(['Service', 'Information'], tangibility),
      (words, segment) => words.knowHow(segment),
    ),
  },
  {
    models: ['data', 'ads'],
    reason: ofPair(
      ({ tangibility }) => tangibility === 'Digital',
      (words, _segment, offering) => words.digital(offering),
    ),
  },
  {
    models: ['double business model', 'fundraising'],
    reason: (plan, locale) => {
      const free = (plan.segment ?? []).find((segment) => {
        const lanes = lanesOfSegment(plan, segment)
        return lanes.includes('benefits') && !lanes.includes('pays')
      })
      return free && fitWords[locale].doesNotPay(nameOf(free, locale))
    },
  },
  {
    models: ['revenue sharing'],
    reason: (plan, locale) =>
      isOneOf(['suppliers', 'entrepreneurs'], businessOf(plan)?.impactModel)
        ? fitWords[locale].sellThemselves
        : undefined,
  },
  {
    models: ['events'],
    reason: (plan, locale) =>
      isOneOf(['members', 'community'], businessOf(plan)?.impactModel)
        ? fitWords[locale].comeTogether
        : undefined,
  },
]

/** Why a model fits what the plan says already; nothing where nothing speaks for it. */
export function fitOf(plan: PlanData, model: string, locale: Locale): string | undefined {
  const isThis = (name: ModelName) => modelIds[name] === model
  const impact = businessOf(plan)?.impactModel as ImpactModel | null | undefined
  if (impact && byImpact[impact]?.some(isThis)) return fitWords[locale].impact[impact]
  return rules.find(({ models }) => models.some(isThis))?.reason(plan, locale)
}
