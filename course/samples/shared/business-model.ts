import { modelIds } from '#course/model-ids.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { definitions, flowLanes, impactModels, modelTypes } from '#domain/options/models.ts'
import type { customerRelations } from '#domain/options/stakeholders.ts'
import type { Offering, Segment } from './customers.ts'
import { answer, type Draft, draft, type Plan, ref } from './draft.ts'

type ModelName = keyof typeof modelIds

/** How one offering is bought by one segment, by their labels. */
type Buying = NonNullable<Offering['pairs'][string]>

type Pair = {
  readonly segment: string
  readonly offering: string
  readonly buying: Pick<Buying, 'tangibility' | 'duration' | 'frequency' | 'payment' | 'search'>
  readonly relation: ValueIn<typeof customerRelations>
  readonly role: NonNullable<Segment['role']>
  readonly how: string
}

type Place = {
  readonly definition: ValueIn<typeof definitions>
  readonly percent: number
  readonly reason: string
}

export type BusinessModel = {
  readonly pairs: readonly Pair[]
  /** By the label of the segment. */
  readonly flows: Readonly<
    Record<string, { readonly lanes: readonly ValueIn<typeof flowLanes>[]; readonly how: string }>
  >
  readonly impactModel: ValueIn<typeof impactModels>
  readonly impactDescription: string
  readonly models: readonly {
    readonly name: ModelName
    readonly type: ValueIn<typeof modelTypes>
    readonly isSelected: boolean
    readonly description: string
  }[]
  readonly today: Place
  readonly target: Place
  /** What is told of each segment, by its label. */
  readonly segments: Readonly<
    Record<
      string,
      Pick<Segment, 'modelDescription' | 'keyActivities' | 'keyResources'> & {
        readonly models: readonly ModelName[]
        /** Resources that are still missing. */
        readonly needed?: readonly string[]
      }
    >
  >
}

/** Module four: how people buy, who pays and who benefits, the models, the definition, and what they take. */
export function businessModel(given: BusinessModel): Plan {
  const { pairs, flows, models, segments, today, target, impactModel, impactDescription } = given
  return {
    drafts: [
      ...pairs.map(relationDraft),
      ...Object.entries(flows).map(([segment, { lanes, how }]) =>
        answer('four', 'business-model/flow', {
          parent: ref(segment),
          valueArr: [...lanes],
          description: how,
        }),
      ),
      ...Object.entries({ today, target }).map(([key, { definition, percent, reason }]) =>
        answer('four', `choose-definition/${key}`, {
          value: definition,
          valueArr: [String(percent)],
          description: reason,
        }),
      ),
      ...Object.entries(segments).flatMap(([segment, { needed = [] }]) =>
        needed.length > 0
          ? [answer('four', 'key-resources/needed', { parent: ref(segment), valueArr: [...needed] })]
          : [],
      ),
    ],
    business: {
      impactModel,
      impactDescription,
      modelSelection: models.map(({ name, type, isSelected, description }) => ({
        modelId: modelIds[name],
        selected: isSelected,
        type,
        description,
      })),
    },
  }
}

function relationDraft({ segment, offering, buying, relation, role, how }: Pair): Draft {
  return answer('four', `product-customer-relationship/relation:${ref(offering)}`, {
    parent: ref(segment),
    relationType: relation,
    segmentType: role,
    productType: `${buying.tangibility}/${buying.search}`,
    description: how,
  })
}

/** What module four adds to a segment of module two. */
export function segmentModel({ segments }: BusinessModel, label: string): Partial<Segment> {
  const { models = [], needed: _needed, ...told } = segments[label] ?? {}
  return { ...told, businessModels: models.map((name) => modelIds[name]) }
}

/** What module four adds to what a segment says of an offering. */
export const buyingOf = ({ pairs }: BusinessModel, segment: string, offering: string): Buying =>
  pairs.find((pair) => pair.segment === segment && pair.offering === offering)?.buying ?? {}

/** All that a segment says of its offerings, and what a later module adds to it. */
export const matchesOf = (
  given: BusinessModel,
  segment: string,
  offerings: readonly Offering[],
  more: (offering: string) => Buying = () => ({}),
) =>
  offerings.flatMap(({ label, pairs }) => {
    const pair = pairs[segment]
    return pair
      ? [{ offeringId: ref(label), ...pair, ...buyingOf(given, segment, label), ...more(label) }]
      : []
  })

/** More about the segments of module two, for those who keep them as they were written there. */
export const segmentDrafts = (given: BusinessModel, offerings: readonly Offering[]): Draft[] =>
  Object.keys(given.segments).map((label) =>
    draft(
      'four',
      'segment',
      { ...segmentModel(given, label), offeringMatch: matchesOf(given, label, offerings) },
      label,
    ),
  )
