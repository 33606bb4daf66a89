import { beforeAll, expect, test } from 'vitest'
import { courseSteps } from '#course/course.ts'
import { ensureHub } from '#server/auth/hub.ts'
import { titlesOf } from '#server/content/course-texts.ts'
import { audit } from '#server/notices/audit.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)
const hub = await ensureHub(db, env)
const callAsSuper = await as(await build.person({ role: 'admin', orgRole: 'owner', org: hub, name: 'Sara' }))
const org = await build.organisation('semilla')
const other = await build.organisation('lago')
const owner = await build.person({ role: 'admin', orgRole: 'owner', org, name: 'Olga' })
const callAsOwner = await as(owner)
const person = await build.person({ org, name: 'José' })

beforeAll(async () => {
  await db.query('delete from audit_entry')
  await audit(db, { userId: owner }, org, 'setUserRole', 'user', person, { from: 'mentor', to: 'organiser' })
  await audit(db, { userId: owner }, org, 'setMainOrg', 'user', person, { from: null, to: other })
  await audit(db, { userId: owner }, org, 'exportApplications', 'cohort', 'f'.repeat(24), { count: 12 })
  await audit(db, { userId: owner }, other, 'model deleted', 'model', 'f'.repeat(24), { name: 'Kiosks' })
  await db.query(`update audit_entry set created_at = '2026-03-31T23:59:00Z' where action = 'setMainOrg'`)
})

const document = `query ($org: String, $list: ListQueryInput) { auditLog(org: $org, list: $list) {
  total items { action actor_name target_name from to count } } }`
type Log = { total: number; items: Record<string, unknown>[] }
const read = async (call: typeof callAsSuper, slug: string | null, list: object = {}) =>
  (await call(document, { org: slug, list })).data?.auditLog as Log

const actions = ({ items }: Log) => items.map(({ action }) => action)

test('an owner reads what was done in the organisation, the latest first, with names', async () => {
  const log = await read(callAsOwner, 'semilla')
  expect(actions(log)).toEqual(['exportApplications', 'setMainOrg', 'setUserRole'])
  expect(log.items[0]).toMatchObject({ count: 12, target_name: null })
  expect(log.items[1]).toMatchObject({ to: expect.stringMatching(/^Organisation/), from: null })
  expect(log.items[2]).toEqual({
    action: 'setUserRole',
    actor_name: 'Olga',
    target_name: 'José',
    from: 'mentor',
    to: 'organiser',
    count: null,
  })
})

test('everything is for super admins alone, and what is gone keeps its name', async () => {
  expect((await read(callAsSuper, null)).items[0]).toMatchObject({ target_name: 'Kiosks' })
  const refused = await callAsOwner(document, { org: null, list: {} })
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
  const elsewhere = await callAsOwner(document, { org: 'lago', list: {} })
  expect(elsewhere.errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('it is narrowed by person, kind and days', async () => {
  expect(actions(await read(callAsOwner, 'semilla', { search: 'jose' }))).toEqual([
    'setMainOrg',
    'setUserRole',
  ])
  const by = (name: string, value: string) => ({ filters: [{ name, value }] })
  expect(actions(await read(callAsOwner, 'semilla', by('kind', 'cohort')))).toEqual(['exportApplications'])
  expect(actions(await read(callAsOwner, 'semilla', by('until', '2026-03-31')))).toEqual(['setMainOrg'])
  expect(actions(await read(callAsOwner, 'semilla', by('from', '2026-04-01')))).toHaveLength(2)
})

test('a step whose wording was changed is called by its names, with the cohort it was changed for', async () => {
  const [step] = courseSteps
  const place = await build.organisation('valle')
  const cohort = await build.cohort({ org: place })
  await audit(db, { userId: owner }, place, 'step customised', 'step', step?.id ?? '', { cohort_id: cohort })
  const { data } = await callAsSuper(
    `{ auditLog(org: "valle", list: {}) { items { target_name target_name_es to } } }`,
  )
  const titles = step && titlesOf(step)
  expect(data?.auditLog).toEqual({
    items: [
      {
        target_name: titles?.step_title,
        target_name_es: titles?.step_title_es,
        to: expect.stringMatching(/^Cohort/),
      },
    ],
  })
})
