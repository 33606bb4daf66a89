import { beforeAll, expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { refsIn } from '#domain/plan/walk.ts'
import { fieldsValidator } from '#domain/validators.ts'
import { planLimits } from '#server/limits.ts'
import { testDatabase } from '#testing/database.ts'
import { loadDemoWorld } from './demo-world.ts'
import workedExample from './worked-example.json' with { type: 'json' }

type Item = {
  id: string
  project_id: string
  owner: string
  kind: PlanKind
  data: Record<string, unknown>
  single_key: string | null
}

const { db } = await testDatabase()
let items: Item[] = []
let filter: Item[] = []

beforeAll(async () => {
  await loadDemoWorld(db, { HUB_ORG: 'hub' })
  const { rows } = await db.query<Item>(
    `select i.id, i.project_id, u.email as owner, i.kind, i.data, i.single_key
     from plan_item i join project p on p.id = i.project_id join users u on u.id = p.owner_id order by i.id`,
  )
  items = rows
  filter = rows.filter(({ owner }) => owner === 'entrepreneur@example.org')
})

const kindsById = (of: readonly Item[]) => new Map(of.map(({ id, kind }) => [id, kind]))

function idsInTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[0-9a-f]{24}/g) ?? []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsInTexts)
}

test('every record passes the rules of its entity', () => {
  const faults = items.flatMap(({ owner, kind, data }) => {
    const result = fieldsValidator(planEntities[kind].fields).safeParse(data)
    return result.success ? [] : [{ owner, kind, issues: result.error.issues }]
  })
  expect(faults).toEqual([])
})

test('every reference leads to a record of the right kind in the same plan', () => {
  const models = new Set<string>(Object.values(modelIds))
  for (const [projectId, plan] of Map.groupBy(items, (item) => item.project_id)) {
    const kinds = kindsById(plan)
    for (const { kind, data } of plan) {
      for (const { id, field, path } of refsIn(kind, data)) {
        const found = kinds.get(id)
        const isRight = found !== undefined && (field.to.length === 0 || field.to.includes(found))
        expect(isRight, `${projectId} ${kind}.${path}`).toBe(true)
      }
      const strays = idsInTexts(data).filter((id) => !kinds.has(id) && !models.has(id))
      expect(strays, `${projectId} ${kind}`).toEqual([])
    }
  }
})

test('no label is left in a plan', () => {
  expect(items.filter(({ data }) => JSON.stringify(data).includes('@{'))).toEqual([])
})

test('single answers stand once, at their own address', () => {
  for (const item of items) expect(item.single_key).toBe(singleKey(item.kind, item.data))
  const keys = items.flatMap((item) => (item.single_key ? [`${item.project_id} ${item.single_key}`] : []))
  expect(new Set(keys).size).toBe(keys.length)
})

test('plans are of different depth, and only those whose course is open have one', async () => {
  const sizes = [...Map.groupBy(items, (item) => item.project_id).values()].map((plan) => plan.length)
  expect(sizes.length).toBe(13)
  expect(Math.max(...sizes)).toBeGreaterThan(150)
  expect(Math.min(...sizes)).toBeLessThan(10)
})

test('comments and reviews speak about records that exist', async () => {
  const ids = kindsById(items)
  const { rows } = await db.query<{ field_id: string }>('select field_id from feedback')
  const strays = rows.flatMap(({ field_id }) => idsInTexts(field_id)).filter((id) => !ids.has(id))
  expect(strays).toEqual([])
  const snapshots = await db.query<{ project_id: string; snapshot: Item[] }>(
    'select snapshot from review_request',
  )
  for (const { snapshot } of snapshots.rows) {
    expect(snapshot.length).toBeGreaterThan(10)
    for (const { kind, data } of snapshot) fieldsValidator(planEntities[kind].fields).parse(data)
  }
})

const dataOf = (kind: PlanKind) => filter.filter((item) => item.kind === kind).map((item) => item.data)
const named = (kind: PlanKind, name: string) =>
  filter.find((item) => item.kind === kind && item.data.name === name)
const answers = (place: string) =>
  dataOf('input').filter(({ moduleKey, stepKey, key }) => {
    const [name] = String(key).split(':')
    return `${moduleKey}/${stepKey}/${name}` === place
  })

test('the filter workshop carries the figures of the worked example', () => {
  const { settings, financials, offerings, segments, activities, competitors } = workedExample
  const [business] = dataOf('business')
  expect(business).toMatchObject({
    businessStarted: settings.businessStarted,
    startDate: settings.startDate,
    taxRate: settings.taxRate,
    financials,
  })
  expect(answers('seven/start-up-capital/currency')[0]?.value).toBe(settings.currency)
  expect(answers('seven/expenses/growth')[0]?.valueArr).toEqual(settings.expenseGrowth.map(String))
  expect(answers('seven/revenue/grant-continuity')[0]?.valueArr).toEqual(settings.grantContinuity.map(String))
  const offeringId = (id: string) =>
    named('offering', offerings.find((one) => one._id === id)?.name ?? '')?.id
  const segmentId = (id: string) => named('segment', segments.find((one) => one._id === id)?.name ?? '')?.id
  for (const { _id, ...figures } of offerings) {
    expect(named('offering', figures.name)?.data).toMatchObject(figures)
  }
  for (const { name, offeringMatch } of segments) {
    const pairs = offeringMatch.map((pair) => ({ ...pair, offeringId: offeringId(pair.offeringId) }))
    expect(named('segment', name)?.data).toMatchObject({ offeringMatch: pairs })
  }
  for (const [kind, rows] of Object.entries({ activity: activities, competitor: competitors })) {
    for (const row of rows) {
      const pair = { offeringId: offeringId(row.offeringId), segmentId: segmentId(row.segmentId) }
      expect(named(kind as PlanKind, row.name)?.data).toMatchObject({ ...row, ...pair })
    }
  }
  const chosen = dataOf('activity').filter((one) => one.selected && one.activityType !== 'impact')
  expect(chosen.map(({ name }) => name)).toEqual(
    activities.filter((one) => one.selected).map(({ name }) => name),
  )
})

test('the filter workshop answers every key of all nine modules', () => {
  const keys = {
    'one/defining-your-problem': 'who what where when evidence',
    'one/choosing-the-causes': 'rating',
    'one/testing-your-assumptions': 'assumption',
    'one/information-sources': 'covers',
    'one/processing-information': 'note',
    'one/making-sense': 'verdict',
    'one/activities-outcomes': 'cause impact',
    'one/finding-your-why': 'story contribution impact how what',
    'two/customer-description': 'job',
    'two/pain-relievers': 'skipped',
    'two/gain-creators': 'skipped',
    'three/map-current-solutions': 'solution own',
    'three/opportunity': 'gap opportunity',
    'three/identify-stakeholders': 'stakeholder',
    'three/stakeholder-understanding': 'wants worries',
    'three/stakeholder-relationship': 'next-step link',
    'four/product-customer-relationship': 'relation',
    'four/business-model': 'flow',
    'four/choose-definition': 'today target',
    'four/key-resources': 'needed',
    'five/distribution-channels-strategy': 'strategy',
    'five/distribution-channels': 'share',
    'five/channel-prioritization': 'score',
    'five/activities-selection': 'budget-limit reason',
    'five/build-my-pitch': 'hook problem solution customers model impact ask',
    'six/pricing': 'markup reason',
    'seven/start-up-capital': 'currency plan-start',
    'seven/fixed-assets': 'none',
    'seven/pre-operating-capital': 'none',
    'seven/expenses': 'growth',
    'seven/revenue': 'grant-continuity',
    'seven/income-statement': 'comment',
    'seven/cash-flow': 'comment',
    'seven/break-even': 'comment',
    'eight/impact-kpis': 'aim',
    'nine/risk-management': 'answer',
  }
  const frames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].flatMap(
    (module) => [
      `${module}/introduction/started`,
      `${module}/introduction/expectation`,
      `${module}/summary/reflection`,
    ],
  )
  const wanted = Object.entries(keys).flatMap(([place, names]) =>
    names.split(' ').map((name) => `${place}/${name}`),
  )
  expect([...wanted, ...frames].filter((place) => answers(place).length === 0)).toEqual([])
  expect([...new Set(filter.map(({ kind }) => kind))].sort()).toEqual(Object.keys(planEntities).sort())
})

test('the filter workshop is validated to module three and waits for a review of module four', async () => {
  const { rows } = await db.query(
    `select r.ord, r.validated, r.finished, r.review_request, r.request_count from progress r
     join project p on p.id = r.project_id join users u on u.id = p.owner_id
     where u.email = 'entrepreneur@example.org' and r.request_count > 0 order by r.ord`,
  )
  const validated = { validated: true, finished: true, review_request: true }
  expect(rows).toEqual([
    { ord: 1, ...validated, request_count: 2 },
    { ord: 2, ...validated, request_count: 1 },
    { ord: 3, ...validated, request_count: 1 },
    { ord: 4, validated: false, finished: false, review_request: true, request_count: 1 },
  ])
})

test('every plan is far from what a plan may hold', () => {
  const bytes = new Map<string, number>()
  for (const { project_id, data } of items) {
    const size = Buffer.byteLength(JSON.stringify(data))
    expect(size).toBeLessThan(planLimits.recordBytes / 5)
    bytes.set(project_id, (bytes.get(project_id) ?? 0) + size)
  }
  expect(Math.max(...bytes.values())).toBeLessThan(planLimits.bytes / 10)
})
