import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newId } from '#server/new-id.ts'
import { inDays, sharedPassword, sharingWorld } from '#testing/sharing-world.ts'

vi.setConfig({ testTimeout: 30_000 })

const { db, env, as, build, project, newProject, make, link, open, list, change } = await sharingWorld()

const reasonOf = ({ errors }: Awaited<ReturnType<typeof make>>) => errors[0]?.extensions.reason

test('an address holds 256 random bits, of which only a hash is kept, and the password is never told', async () => {
  const { address, token, id } = await link({ password: sharedPassword, locale: 'es' })
  expect(address).toMatch(/^http:\/\/localhost:3000\/es\/shared#[\w-]{43}$/)
  const another = await link()
  expect(another.token).not.toBe(token)
  const { rows } = await db.query('select * from shared_link where id = $1', [id])
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(sharedPassword)
  const told = JSON.stringify(await list())
  for (const secret of [rows[0].token_hash, rows[0].password_hash, token]) expect(told).not.toContain(secret)
})

test.each([
  ['a label that says nothing', { label: '  ' }, 'required'],
  ['a label that is too long', { label: 'x'.repeat(81) }, 'tooLong'],
  ['a label of two lines', { label: 'a\nb' }, 'oneLine'],
  ['no day', { ends_at: '' }, 'notDate'],
  ['a day that is over', { ends_at: inDays(-1) }, 'linkEnd'],
  ['a day in two years', { ends_at: inDays(730) }, 'linkEnd'],
  ['a short password', { password: 'short' }, 'passwordShort'],
  ['a common password', { password: 'password1234' }, 'passwordCommon'],
  ['something else than plan and canvas', { what: 'project' }, 'unknownOption'],
])('is not made with %s', async (_, given, reason) => {
  expect(reasonOf(await make(given))).toBe(reason)
})

test('a year ahead to the end of the day is the most', async () => {
  expect((await make({ ends_at: inDays(365.9) })).errors).toEqual([])
})

test('at most twenty work at the same time; one that ended makes room', async () => {
  const other = await newProject()
  for (let count = 0; count < 20; count += 1)
    await db.query(
      `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, ends_at)
       values ($1, $2, $3, 'plan', 'en', 'expected', 'x', $1, now() + interval '1 day')`,
      [newId(), other.id, other.ownerId],
    )
  expect(reasonOf(await make({}, other.owner, other.id))).toBe('linksFull')
  await db.query(
    `update shared_link set ends_at = now() where id = (select min(id) from shared_link where project_id = $1)`,
    [other.id],
  )
  expect((await make({}, other.owner, other.id)).errors).toEqual([])
})

test('the last day is moved while a link works, and never afterwards', async () => {
  const { id, token } = await link()
  const day = inDays(60)
  const moved = await change('updateSharedLink', id, project.owner, day)
  expect(moved.data?.updateSharedLink).toEqual({ state: 'live', ends_at: day })
  await db.query('update shared_link set ends_at = now() where id = $1', [id])
  expect((await change('updateSharedLink', id, project.owner, day)).errors[0]?.extensions.code).toBe(
    'NOT_FOUND',
  )
  expect((await open(token)).statusCode).toBe(404)
})

test('a link of another project is not found, whoever asks', async () => {
  const { id, token } = await link()
  const other = await newProject()
  const answer = await other.owner(
    'mutation ($p: String!, $id: ObjectId!) { revokeSharedLink(projectId: $p, _id: $id) { state } }',
    { p: other.id, id },
  )
  expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await open(token)).statusCode).toBe(200)
})

test('who left the team has no power over links, and nobody reads by theirs', async () => {
  const member = await project.member('Mara')
  const theirs = await link({}, member.call)
  const ours = await link()
  expect((await open(theirs.token)).statusCode).toBe(200)
  await project.remove(member.id)
  expect(await list(member.call)).toBeNull()
  for (const { id } of [theirs, ours])
    expect((await change('revokeSharedLink', id, member.call)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await make({}, member.call)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await open(theirs.token)).statusCode).toBe(404)
  expect((await open(ours.token)).statusCode).toBe(200)
  const states = new Map((await list())?.map(({ _id, state }) => [_id, state]))
  expect([states.get(theirs.id), states.get(ours.id)]).toEqual(['left', 'live'])
})

test('a mentor reads the plan, and does not learn with whom it is shared', async () => {
  const mentorId = await build.person({ role: 'mentor' })
  await db.query('update project set mentor = $2 where id = $1', [project.id, mentorId])
  const mentor = await as(mentorId)
  const { id } = await link()
  expect(await list(mentor)).toBeNull()
  expect((await make({}, mentor)).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await change('revokeSharedLink', id, mentor)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('making and ending is written down for the organisation, without for whom', async () => {
  const { id } = await link({ label: 'Fondo Andino' })
  await change('revokeSharedLink', id)
  const { rows } = await db.query(
    `select action, data from audit_entry where data ->> 'link' = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'createSharedLink', data: { link: id } },
    { action: 'revokeSharedLink', data: { link: id } },
  ])
})

test('what ended a month ago is forgotten, and goes with its project', async () => {
  const [old, lately] = [await link(), await link()]
  await db.query(`update shared_link set revoked_at = now() - interval '31 days' where id = $1`, [old.id])
  await db.query(`update shared_link set ends_at = now() - interval '29 days' where id = $1`, [lately.id])
  await cleanUp({ db, env, log: pino({ level: 'silent' }) })
  const ids = (await list())?.map(({ _id }) => _id)
  expect(ids).not.toContain(old.id)
  expect(ids).toContain(lately.id)
})
