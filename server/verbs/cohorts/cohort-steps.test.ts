import { beforeEach, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let cohort: string
let project: string
let organiser: Call
let owner: Call

beforeEach(async () => {
  const org = await build.organisation()
  cohort = await build.cohort({ org, selfGuided: true })
  organiser = await as(await build.person({ role: 'admin', org }))
  const ownerId = await build.person({ org, cohort, applicationStatus: 'approved' })
  owner = await as(ownerId)
  project = await build.project({ org, cohort, owner: ownerId })
})

type Made = { module_data: Record<string, unknown>[] }
type Plan = { step_order?: string[]; steps_off?: string[] }

const withFirst = (plan: Plan) =>
  courseModules.map(({ id, name }, index) => ({
    ...{ module_id: id, module_name: name.en, active: true },
    ...(index === 0 && plan),
  }))

const update = `mutation ($id: ObjectId, $set: CohortUpdateInput!) {
  updateOneCohort(query: { _id: $id }, set: $set) { module_data { slug customised step_order steps_off } }
}`
const change = (plan: Plan, call = organiser) =>
  call(update, { id: cohort, set: { module_data: withFirst(plan) } })

async function entry(answer: Awaited<ReturnType<typeof change>>) {
  expect(answer.errors).toEqual([])
  const made = answer.data?.updateOneCohort as Made | undefined
  return made?.module_data[0]
}

type Listed = { order: number; nice_name: string }

async function stepsOf(call: Call): Promise<string[]> {
  const { data } = await call(
    `query ($p: String!) { steps(query: { module: "one", projectId: $p }, sortBy: ORDER_ASC) { order nice_name } }`,
    { p: project },
  )
  const steps = data?.steps as Listed[]
  expect(steps.map(({ order }) => order)).toEqual(steps.map((_, index) => index + 1))
  return steps.map(({ nice_name }) => nice_name)
}

const standing = async () => {
  const { data } = await owner(
    'query ($p: String!) { projectHome(projectId: $p) { modules { module steps steps_done } last_edit { step } } }',
    { p: project },
  )
  return data?.projectHome as {
    modules: { module: string; steps: number; steps_done: number }[]
    last_edit: unknown
  }
}

const write = (value: string) =>
  owner('mutation ($d: InputInsertInput!) { insertOneInput(data: $d) { _id } }', {
    d: { projectId: project, moduleKey: 'one', stepKey: 'finding-your-why', key: 'story', value },
  })

test('members read the steps that the cohort takes, in its order, numbered by it; another cohort does not change', async () => {
  const shipped = await stepsOf(owner)
  const order = [
    'finding-your-why',
    ...shipped.filter((slug) => !/^(introduction|summary|finding-your-why)$/.test(slug)),
  ]
  const first = await entry(await change({ step_order: order, steps_off: ['making-sense'] }))
  expect(first).toMatchObject({ slug: 'one', customised: true, steps_off: ['making-sense'] })
  const taken = await stepsOf(owner)
  expect(taken.slice(0, 2)).toEqual(['introduction', 'finding-your-why'])
  expect(taken.at(-1)).toBe('summary')
  expect(taken).not.toContain('making-sense')
  expect(await stepsOf(organiser)).toEqual(taken)
  const org = await build.organisation()
  const other = await build.cohort({ org, selfGuided: true })
  const ownerId = await build.person({ org, cohort: other, applicationStatus: 'approved' })
  project = await build.project({ org, cohort: other, owner: ownerId })
  expect(await stepsOf(await as(ownerId))).toEqual(shipped)
})

test('only what is on counts, and what was written in a step comes back with it', async () => {
  await write('Because the lake dries up')
  const before = await standing()
  expect(before.last_edit).toMatchObject({ step: 'finding-your-why' })
  await change({ steps_off: ['finding-your-why', 'making-sense'] })
  const less = await standing()
  expect(less.modules[0]).toMatchObject({ module: 'one', steps: (before.modules[0]?.steps ?? 0) - 2 })
  expect(less.last_edit).toBeNull()
  expect(await entry(await change({ steps_off: [] }))).toMatchObject({ customised: false })
  expect(await standing()).toEqual(before)
  const { data } = await owner('query ($p: String) { inputs(query: { projectId: $p }) { value } }', {
    p: project,
  })
  expect(data?.inputs).toEqual([{ value: 'Because the lake dries up' }])
})

test('a cohort that says nothing of its steps keeps what it said before', async () => {
  await change({ steps_off: ['making-sense'] })
  expect(await entry(await change({}))).toMatchObject({ steps_off: ['making-sense'], customised: true })
})

test.each<[string, Plan]>([
  ['the introduction', { steps_off: ['introduction'] }],
  ['the summary', { steps_off: ['summary'] }],
  ['a step of another module', { step_order: ['customer-segments'] }],
  ['all steps', { steps_off: courseModules[0]?.steps.slice(1, -1).map(({ slug }) => slug) ?? [] }],
])('%s cannot be moved or switched off', async (_, plan) => {
  const { errors } = await change(plan)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'otherSteps' })
})

test('before it is saved, it is said which answers would be missing, and for how many teams', async () => {
  const ask = `query ($id: ObjectId!, $set: CohortUpdateInput) {
    cohortConsequences(_id: $id, set: $set) { kind count teams steps { step_title needed_by } }
  }`
  const asked = async (plan: Plan) => {
    const { data } = await organiser(ask, { id: cohort, set: { module_data: withFirst(plan) } })
    return data?.cohortConsequences
  }
  expect(await asked({ steps_off: ['building-the-problem-tree'] })).toEqual([
    {
      kind: 'stepsMissed',
      count: 1,
      teams: 1,
      steps: [{ step_title: expect.any(String), needed_by: expect.any(Number) }],
    },
    { kind: 'stepsLeave', count: 1, teams: 1, steps: [] },
  ])
  expect(await asked({ step_order: ['finding-your-why', 'defining-your-problem'] })).toEqual([
    { kind: 'stepsMove', count: 1, teams: 1, steps: [] },
  ])
  expect(await asked({})).toEqual([])
  expect(await stepsOf(owner)).toContain('building-the-problem-tree')
})

test('members and strangers change no steps, and the log says who did', async () => {
  const stranger = await as(await build.person({ role: 'admin', org: await build.organisation() }))
  for (const call of [owner, stranger])
    expect((await change({ steps_off: ['making-sense'] }, call)).errors).toHaveLength(1)
  await change({ steps_off: ['making-sense'] })
  const { rows } = await db.query(`select action, data from audit_entry where target_id = $1`, [cohort])
  expect(rows).toHaveLength(1)
  expect(rows[0].action).toBe('cohort changed')
  expect(rows[0].data.module_data[0]).toMatchObject({ slug: 'one', steps_off: ['making-sense'] })
})

test('a copied cohort takes the steps as the original does', async () => {
  await change({ steps_off: ['making-sense'] })
  const { rows } = await db.query(
    'select o.slug from cohort c join organisation o on o.id = c.org_id where c.id = $1',
    [cohort],
  )
  const { data, errors } = await organiser(
    `mutation ($org: String!, $from: ObjectId) { createCohort(org: $org, data: { title: "Next" }, copyOf: $from) {
      module_data { customised steps_off } } }`,
    { org: rows[0].slug, from: cohort },
  )
  expect(errors).toEqual([])
  expect((data?.createCohort as Made | undefined)?.module_data[0]).toEqual({
    customised: true,
    steps_off: ['making-sense'],
  })
})
