import { expect, test } from 'vitest'
import { loadGapRules } from '#course/modules.ts'
import type { PlanKind } from '#domain/entities/index.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { demoPlans } from '#testing/guarded-plan.ts'
import { makeWorld } from './make-world.ts'
import type { PlanItemRow } from './plan/plan-rows.ts'
import { moduleProgress } from './programme/reviews.ts'
import { projectRows } from './rows/project-rows.ts'

type Data = Record<string, unknown>
type Pair = Data & { offeringId: string }

const world = makeWorld(new Date(), () => undefined)

/** The plan of a project, asked as the steps ask it. */
function planOf(project: string) {
  const rows: readonly PlanItemRow[] = world.plans.get(project)?.rows ?? []
  const of = (kind: PlanKind) =>
    rows.filter((row) => row.kind === kind).map((row): Data => ({ ...row.data, _id: row.id }))
  const inputs = (place: string, parent?: unknown) =>
    of('input').filter(
      (one) => `${one.stepKey}/${one.key}` === place && (parent === undefined || one.parent === parent),
    )
  const business = of('business')[0] ?? {}
  const segments = of('segment') as (Data & { offeringMatch: Pair[] })[]
  const pairs = segments.flatMap((segment) => segment.offeringMatch.map((pair) => ({ segment, pair })))
  return { of, inputs, business, segments, pairs }
}

type Plan = ReturnType<typeof planOf>

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
const has = (data: Data | undefined, ...fields: string[]) => fields.every((field) => isFilled(data?.[field]))
const length = (value: unknown) => String(value ?? '').length
const listOf = (value: unknown) => (Array.isArray(value) ? value : []) as Data[]

/** What the step catalogue calls complete, one sentence per step. */
const rules: Record<string, Record<string, (plan: Plan) => boolean>> = {
  two: {
    'every segment is described and counted': ({ segments }) =>
      segments.length > 0 &&
      segments.every(
        (segment) =>
          has(segment, 'name', 'role', 'type', 'addressableMarketDescription', 'marketShareJustification') &&
          has(segment.profile as Data, 'name', 'age', 'gender', 'country', 'occupation', 'story') &&
          Number(segment.targetMarket) > 0 &&
          Number(segment.marketShare) > 0 &&
          Number(segment.addressableMarket) >= Number(segment.targetMarket),
      ),
    'every segment has two pains and two gains': ({ segments, of }) =>
      segments.every(({ _id }) =>
        (['pain', 'gain'] as const).every(
          (kind) => of(kind).filter(({ parent }) => parent === _id).length >= 2,
        ),
      ),
    'every buyer and user is offered something, and both sides of a pair agree': ({ segments, of }) =>
      of('offering').every((offering) => has(offering, 'name', 'type', 'description', 'segmentMatch')) &&
      segments.every(
        ({ _id, role, offeringMatch }) =>
          (role === 'Beneficiary' || offeringMatch.length > 0) &&
          offeringMatch.every(({ offeringId }) =>
            of('offering').some(
              (one) => one._id === offeringId && (one.segmentMatch as unknown[]).includes(_id),
            ),
          ),
      ),
    'every strong pain and gain of a pair is met or left for a reason': ({ pairs, of, inputs }) =>
      (['pain', 'gain'] as const).every((kind) => {
        const met = of('offering').flatMap((one) =>
          listOf(one[`${kind}Match`]).map((match) => match[`${kind}Id`]),
        )
        const skippedAt = kind === 'pain' ? 'pain-relievers/skipped' : 'gain-creators/skipped'
        const served = new Set(pairs.map(({ segment }) => segment._id))
        return of(kind)
          .filter(({ parent, level }) => served.has(parent) && Number(level) >= 4)
          .every(({ _id }) => met.includes(_id) || has(inputs(skippedAt, _id)[0], 'description'))
      }),
  },
  three: {
    'three solutions and the own plan are scored on every axis, with a gap and an opportunity': (plan) => {
      const axes = plan.of('activity').filter((one) => one.activityType === 'impact' && one.selected).length
      const solutions = plan.inputs('map-current-solutions/solution')
      const own = plan.inputs('map-current-solutions/own')
      return (
        solutions.length >= 3 &&
        own.length === 1 &&
        [...solutions, ...own].every(({ valueArr }) => (valueArr as unknown[]).length === axes) &&
        solutions.every((one) => has(one, 'value', 'description', 'groupName')) &&
        plan.inputs('opportunity/gap').some((gap) => gap.selected && isFilled(gap.description)) &&
        has(plan.inputs('opportunity/opportunity')[0], 'value') &&
        length(plan.business.solutionStatement) >= 40
      )
    },
    'five stakeholders of three groups are placed, understood, planned for and tied': ({ inputs }) => {
      const all = inputs('identify-stakeholders/stakeholder')
      return (
        all.length >= 5 &&
        new Set(all.map(({ groupName }) => groupName)).size >= 3 &&
        all.every((one) =>
          has(one, 'value', 'description', 'power', 'interest', 'position', 'relationship'),
        ) &&
        all
          .filter(({ power }) => Number(power) >= 50)
          .every(
            (one) =>
              has(one, 'plan', 'give', 'receive') &&
              has(inputs('stakeholder-understanding/wants', one._id)[0], 'value') &&
              (one.relationship === 'Strong' ||
                has(inputs('stakeholder-relationship/next-step', one._id)[0], 'value')),
          )
      )
    },
  },
  four: {
    'every pair is classified and has a relation': ({ pairs, inputs }) =>
      pairs.every(
        ({ segment, pair }) =>
          has(pair, 'tangibility', 'duration', 'frequency', 'payment', 'search') &&
          has(
            inputs(`product-customer-relationship/relation:${pair.offeringId}`, segment._id)[0],
            'relationType',
          ),
      ),
    'every segment flows, somebody pays, and payers have a revenue model': ({
      segments,
      inputs,
      business,
    }) => {
      const lanes = (_id: unknown) => (inputs('business-model/flow', _id)[0]?.valueArr ?? []) as string[]
      const revenue = listOf(business.modelSelection)
        .filter(({ selected, type }) => selected && type === 'revenue')
        .map(({ modelId }) => modelId)
      const payers = segments.filter(({ _id }) => lanes(_id).includes('pays'))
      return (
        segments.every(({ _id }) => lanes(_id).length > 0) &&
        payers.length > 0 &&
        payers.every((one) => (one.businessModels as unknown[]).some((id) => revenue.includes(id))) &&
        has(business, 'impactModel', 'impactDescription')
      )
    },
    'models are described, the definition chosen, activities and resources listed': (plan) =>
      listOf(plan.business.modelSelection).every((one) => has(one, 'description')) &&
      plan.segments.every((one) => !isFilled(one.businessModels) || length(one.modelDescription) >= 40) &&
      has(plan.inputs('choose-definition/today')[0], 'value', 'valueArr') &&
      has(plan.inputs('choose-definition/target')[0], 'value', 'valueArr', 'description') &&
      plan.pairs.every(
        ({ segment }) =>
          (segment.keyActivities as unknown[]).length >= 3 &&
          (segment.keyResources as string[]).length >= 3 &&
          new Set((segment.keyResources as string[]).map((one) => one.split(':')[0])).size >= 2,
      ),
  },
}

/** Modules five to nine, which only the filter workshop has. */
const laterRules: Record<string, (plan: Plan) => boolean> = {
  'every pair has a strategy and scored channels, one to three of them chosen': ({ pairs, of, inputs }) =>
    pairs.every(({ segment, pair }) => {
      const channels = of('channel').filter((one) => one.segmentId === segment._id)
      const chosen = channels.filter(({ selected }) => selected).length
      const place = `distribution-channels-strategy/strategy:${pair.offeringId}`
      return (
        has(inputs(place, segment._id)[0], 'value', 'valueArr', 'description') &&
        chosen >= 1 &&
        chosen <= 3 &&
        channels.every(
          (one) =>
            listOf(one.intermediaries).every((link) => has(link, 'intermediaryType', 'description')) &&
            listOf(inputs('channel-prioritization/score', one._id)[0]?.valueArr).length === 4,
        )
      )
    }),
  'the pitch has 60 to 450 words': ({ business }) => {
    const words = String(business.pitch).split(/\s+/).length
    return words >= 60 && words <= 450
  },
  'every pair has prices, a market, two competitors and every payer a proposition': ({ pairs, of }) =>
    pairs.every(
      ({ segment, pair }) =>
        has(pair, 'price', 'priceLow', 'priceHigh', 'orderFrequency', 'unitsPerSale', 'customerDuration') &&
        has(pair, 'addressableMarket', 'targetMarket', 'marketShare') &&
        of('competitor').filter((one) => one.segmentId === segment._id && one.offeringId === pair.offeringId)
          .length >= 2 &&
        of('proposition').some(({ parts }) => {
          const words = parts as string[]
          return (
            words.length === 8 &&
            words[0] === segment._id &&
            words.every((one) => one !== '' && one.length <= 120)
          )
        }),
    ),
  'every offering has scenarios and a reason for its price': ({ of, inputs }) =>
    of('offering').every(
      (one) =>
        has(one, 'expectedScenario', 'optimisticScenario', 'pessimisticScenario') &&
        has(inputs(`pricing/reason:${one._id}`)[0], 'value') &&
        has(inputs(`pricing/markup:${one._id}`)[0], 'value'),
    ),
  'seventeen goals, and indicators for every outcome': ({ business, of }) =>
    listOf(business.sdgs).length === 17 &&
    listOf(business.sdgs).every(({ active, description }) => !active || length(description) >= 20) &&
    of('activity')
      .filter((one) => one.activityType === 'impact' && one.selected)
      .every(({ outcomes, impact }) =>
        (outcomes as string[]).every((outcome) => listOf(impact).some((row) => row.outcome === outcome)),
      ),
  'goals have two dated objectives, and three risks are weighed': ({ of, business }) =>
    of('goal').every(
      ({ objectives }) =>
        listOf(objectives).length >= 2 &&
        listOf(objectives).every((one) => has(one, 'title', 'date', 'activities')),
    ) && listOf(business.riskManagement).length >= 3,
  'somebody in the team does every key activity': ({ segments }) => {
    const [row] = projectRows(world)
    const done = listOf(row?.team_members).flatMap(({ activities }) => activities as string[])
    const key = segments.flatMap(({ keyActivities }) => keyActivities as string[])
    return key.every((one) => done.includes(one.split(': ')[1] ?? one))
  },
}

const approved = moduleProgress.filter(({ rounds }) => rounds.at(-1)?.decided?.as === 'approved')
const asked = [...approved, { project: 'clay-filter', module: 'four' as ModuleSlug }]

const finished = new Map(demoPlans)
const ruled = await Promise.all(
  approved.map(async (one) => ({ ...one, gapRules: await loadGapRules(one.module) })),
)

test.each(ruled)('nothing is missing in module $module of $project', ({ project, gapRules }) => {
  const gaps = Object.values(gapRules).flatMap((rule) => rule(finished.get(project) ?? {}))
  expect(gaps).toEqual([])
})

test.each(asked)('$project has finished module $module', ({ project, module }) => {
  const plan = planOf(project)
  const broken = Object.entries(rules[module] ?? {}).filter(([, holds]) => !holds(plan))
  expect(broken.map(([rule]) => rule)).toEqual([])
})

test.each(Object.entries(laterRules))('clay-filter: %s', (_, holds) => {
  expect(holds(planOf('clay-filter'))).toBe(true)
})
