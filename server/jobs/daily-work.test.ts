import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Deps } from '#server/deps.ts'
import type { QueuedMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
import { expireRequests } from './expire-requests.ts'
import { sendDigests } from './send-digests.ts'

const { db, env, as } = await testApi()
const build = world(db)
const deps: Deps = { db, env, log: pino({ level: 'silent' }) }

let org: string

beforeEach(async () => {
  org = await build.organisation()
  await db.query('delete from pgboss.job')
  await db.query('delete from setting')
  await db.query('delete from notification')
})

async function mails(): Promise<QueuedMail[]> {
  const { rows } = await db.query<{ data: QueuedMail }>(`select data from pgboss.job where name = 'mail'`)
  return rows.map(({ data }) => data).sort((a, b) => a.to.localeCompare(b.to))
}

async function reader(preference: string, locale = 'en'): Promise<string> {
  const id = await build.person({ org })
  await db.query('update users set mail_preference = $2, locale = $3 where id = $1', [id, preference, locale])
  return id
}

async function notice(userId: string, hoursAgo: number, changes: object = {}): Promise<string> {
  const id = newId()
  const data = { person_name: 'Luis', project_name: 'Agua', path: '/home', ...changes }
  await db.query(
    `insert into notification (id, user_id, kind, data, created_at)
     values ($1, $2, 'connectRequest', $3, now() - $4 * interval '1 hour')`,
    [id, userId, JSON.stringify(data), hoursAgo],
  )
  return id
}

test('who wants one mail a day gets what is unread of the last day, in their language', async () => {
  const [ana, eva] = [await reader('digest'), await reader('digest', 'es')]
  await notice(ana, 2)
  await notice(ana, 1, { person_name: 'Rosa' })
  await notice(ana, 30, { person_name: 'Too old' })
  await notice(eva, 3)
  await sendDigests(deps)
  const [first, second] = await mails()
  expect([first?.to, second?.to]).toEqual([`${ana}@example.org`, `${eva}@example.org`].sort())
  const ofAna = [first, second].find((mail) => mail?.to.startsWith(ana))
  expect(ofAna?.data).toMatchObject({
    count: '2',
    items: '• Luis would like to mentor Agua\n• Rosa would like to mentor Agua',
    link: `${env.PUBLIC_URL}/home`,
  })
  const ofEva = [first, second].find((mail) => mail?.to.startsWith(eva))
  expect(ofEva).toMatchObject({
    locale: 'es',
    data: { items: '• Luis quiere acompañar a Agua', link: `${env.PUBLIC_URL}/es/home` },
  })
})

test('nobody else gets one: nothing new, read already, other wishes, a cohort without mails', async () => {
  const quiet = await build.cohort({ org })
  await db.query('update cohort set notifications = false where id = $1', [quiet])
  await reader('digest')
  await notice(await reader('immediate'), 1)
  await notice(await reader('none'), 1)
  await notice(await reader('digest'), 1, { cohort_id: quiet })
  const read = await notice(await reader('digest'), 1)
  await db.query('update notification set read_at = now() where id = $1', [read])
  const gone = await reader('digest')
  await notice(gone, 1)
  await db.query('update users set disabled_at = now() where id = $1', [gone])
  await sendDigests(deps)
  expect(await mails()).toEqual([])
})

test('tells everything once, however often and by however many it is run', async () => {
  const ana = await reader('digest')
  await notice(ana, 1)
  await Promise.all([sendDigests(deps), sendDigests(deps), sendDigests(deps)])
  await sendDigests(deps)
  expect(await mails()).toHaveLength(1)
})

test('a request that nobody answered ends with the matching window, and both sides are told once', async () => {
  const cohort = await build.cohort({ org, matching: [-10, 5] })
  const approved = { org, cohort, applicationStatus: 'approved' }
  const owner = await build.person(approved)
  const mentor = await build.person({ ...approved, role: 'mentor', name: 'Rosa' })
  const projectId = await build.project({ org, cohort, owner, name: 'Agua' })
  const call = await as(mentor)
  await call('mutation ($p: String!) { requestMatch(projectId: $p) { _id } }', { p: projectId })
  const states = async () => (await db.query('select status from connect_request')).rows
  await expireRequests(deps)
  expect(await states()).toEqual([{ status: 'asked' }])

  await db.query('update cohort set matching_end = now() where id = $1', [cohort])
  await db.query('delete from pgboss.job')
  await Promise.all([expireRequests(deps), expireRequests(deps)])
  await expireRequests(deps)
  expect(await states()).toEqual([{ status: 'expired' }])
  const told = (await mails()).map(({ to, template }) => `${to} ${template}`)
  expect(told.sort()).toEqual(
    [`${owner}@example.org requestExpired`, `${mentor}@example.org connectExpired`].sort(),
  )
  const { data } = await (await as(owner))('{ notifications { kind person_name project_name } }')
  expect(data?.notifications).toContainEqual({
    kind: 'requestExpired',
    person_name: 'Rosa',
    project_name: 'Agua',
  })
})
