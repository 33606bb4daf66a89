import { expect, test } from 'vitest'
import type { PlanView } from '#course/plan-view/plan-view.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  const owner = await build.person(here)
  const mentor = await build.person({ ...here, role: 'mentor' })
  const signed = ['mentor', 'entrepreneur'] as const
  const projectId = await build.project({ org, cohort, owner, mentor, signed: [...signed], name: 'Pottery' })
  return { owner, mentor, projectId }
}

const document = `query ($p: String!, $l: String!, $s: String!) {
  businessPlan(projectId: $p, locale: $l, scenario: $s) { projectId locale scenario view }
}`
const asked = (p: string, l = 'en', s = 'expected') => ({ p, l, s })

async function read(person: string, projectId: string, locale = 'en'): Promise<PlanView> {
  const { data, errors } = await (await as(person))(document, asked(projectId, locale))
  expect(errors).toEqual([])
  return JSON.parse((data as { businessPlan: { view: string } }).businessPlan.view)
}

test('team and mentor read the same plan, in the language that they ask for', async () => {
  const { owner, mentor, projectId } = await scene()
  const plan = await read(owner, projectId)
  expect(plan).toMatchObject({ project: 'Pottery', locale: 'en', scenario: 'expected', isDraft: true })
  expect(await read(mentor, projectId)).toEqual(plan)
  const spanish = await read(mentor, projectId, 'es')
  expect(spanish.sections.map(({ title }) => title)).toContain('El problema')
})

test('what was told before is not told again once the plan is another one', async () => {
  const { owner, projectId } = await scene()
  expect(JSON.stringify(await read(owner, projectId))).not.toContain('Wells are dry')
  await db.query(
    `insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, 'business', $3, 'business')`,
    [newId(), projectId, JSON.stringify({ problemDefinition: 'Wells are dry' })],
  )
  expect(JSON.stringify(await read(owner, projectId))).toContain('Wells are dry')
  await db.query(
    `update plan_item set data = data || '{"problemDefinition": "Wells are full"}', version = version + 1
     where project_id = $1`,
    [projectId],
  )
  expect(JSON.stringify(await read(owner, projectId))).toContain('Wells are full')
})

test('a stranger is told nothing, not even that there is a plan', async () => {
  const { projectId } = await scene()
  const { errors } = await (await as(await build.person()))(document, asked(projectId))
  expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
})

test.each([
  ['fr', 'expected', 'locale'],
  ['en', 'hopeful', 'scenario'],
])('there is no plan in %s, %s', async (locale, scenario, field) => {
  const { owner, projectId } = await scene()
  const { errors } = await (await as(owner))(document, asked(projectId, locale, scenario))
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field, reason: 'unknownOption' }],
  })
})

const readings = [
  'businessPlan(projectId: $p, locale: "es", scenario: "expected") { view }',
  'businessPlanCanvas(projectId: $p, locale: "en", scenario: "expected") { view }',
  'planCheck(projectId: $p) { open }',
  'planGlance(projectId: $p) { steps }',
]

test.each(readings)('who has plans told anew without end has to wait: %s', async (reading) => {
  const { owner, mentor, projectId } = await scene()
  const plan = await read(owner, projectId)
  // All that they may is used up for an hour; nobody else here has had anything told.
  await db.query(`update rate_limit set last_request = last_request + 3600000 where key like 'planTelling:%'`)
  const ask = async (person: string) =>
    (await as(person))(`query ($p: String!) { ${reading} }`, { p: projectId })
  const { errors } = await ask(owner)
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  // What was told before is read without end, and others are not held up.
  expect(await read(owner, projectId)).toEqual(plan)
  expect((await ask(mentor)).errors).toEqual([])
  expect((await ask(owner)).errors).toEqual([])
})
