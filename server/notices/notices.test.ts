import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { world } from '#testing/world.ts'

const mailbox = await openMailbox()
const { db, env, as } = await testApi({ SMTP_URL: mailbox.url })
const jobs = await startJobs({ db, env, log: pino({ level: 'silent' }) })
afterAll(async () => {
  await jobs.stop()
  await mailbox.close()
})
const build = world(db)

let cohort: string
let org: string
let project: string
let owner: string
let mentor: string
let rival: string

beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  const approved = { org, cohort, applicationStatus: 'approved' }
  owner = await build.person({ ...approved, name: 'Olivia' })
  mentor = await build.person({ ...approved, role: 'mentor', name: 'Marco' })
  rival = await build.person({ ...approved, role: 'mentor', name: 'Rita' })
  project = await build.project({ org, cohort, owner, name: 'Agua' })
  await db.query(`update users set locale = 'es' where id = $1`, [owner])
})

const ask = async (who: string, message = 'I know wells.') => {
  const call = await as(who)
  const { data } = await call(
    'mutation ($p: String!, $m: String) { requestMatch(projectId: $p, message: $m) { _id } }',
    { p: project, m: message },
  )
  return (data?.requestMatch as { _id: string } | null)?._id
}

/** Who was told what, in the application. */
const told = async () => {
  const { rows } = await db.query<{ name: string; kind: string }>(
    `select u.first_name as name, n.kind from notification n join users u on u.id = n.user_id
     where u.id = any ($1) order by n.created_at, u.first_name`,
    [[owner, mentor, rival]],
  )
  return rows.map(({ name, kind }) => `${name} ${kind}`)
}
const mailsTo = (...people: string[]) =>
  mailbox.mails.filter(({ recipients }) => people.some((id) => recipients.includes(`${id}@example.org`)))

describe('each step of matching is told once, to whom it concerns', () => {
  test('a request, to the owner in their language with the words of the mentor', async () => {
    await ask(mentor)
    const mail = await mailbox.waitForMail(`${owner}@example.org`)
    expect(mail.subject).toBe('Marco quiere acompañar a Agua')
    expect(mail.text).toContain('I know wells.')
    expect(linkIn(mail).href).toBe(`${env.PUBLIC_URL}/es/home`)
    await ask(mentor)
    expect(await told()).toEqual(['Olivia connectRequest'])
  })

  test('an acceptance, to both and to those who asked in vain', async () => {
    const [request] = [await ask(mentor), await ask(rival)]
    await (await as(owner))('mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', { id: request })
    expect(await told()).toEqual([
      'Olivia connectRequest',
      'Olivia connectRequest',
      'Marco connectAccepted',
      'Olivia matched',
      'Rita connectDeclined',
    ])
    await expect.poll(() => mailsTo(owner, mentor, rival).length, { timeout: 8000 }).toBe(5)
    expect(mailsTo(mentor).map(({ subject }) => subject)).toEqual(['You are the mentor of Agua'])
    expect(mailsTo(rival).map(({ subject }) => subject)).toEqual(['Agua has decided'])
  })

  test('a refusal, to the mentor with the reason', async () => {
    const id = await ask(mentor)
    await (await as(owner))(
      'mutation ($id: ObjectId!) { declineMatch(_id: $id, reason: "We found somebody nearby.") { status } }',
      { id },
    )
    expect(await told()).toEqual(['Olivia connectRequest', 'Marco connectDeclined'])
    expect((await mailbox.waitForMail(`${mentor}@example.org`)).text).toContain('We found somebody nearby.')
  })

  test('nothing, where the move failed', async () => {
    const id = await ask(mentor)
    await (await as(rival))('mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', { id })
    await db.query('update cohort set matching_end = now() where id = $1', [cohort])
    await (await as(owner))('mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', { id })
    expect(await told()).toEqual(['Olivia connectRequest'])
  })
})

test('a cohort without notifications sends no mail at all', async () => {
  await db.query('update cohort set notifications = false where id = $1', [cohort])
  const id = await ask(mentor)
  await (await as(owner))('mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', { id })
  expect(await told()).toEqual(['Olivia connectRequest', 'Marco connectAccepted', 'Olivia matched'])
  const { rowCount } = await db.query(`select 1 from pgboss.job where data ->> 'to' = any ($1)`, [
    [owner, mentor].map((person) => `${person}@example.org`),
  ])
  expect(rowCount).toBe(0)
})

test('names that people chose cannot write the head of a mail', async () => {
  await db.query(`update users set name = E'Marco\\r\\nBcc: victim@example.org' where id = $1`, [mentor])
  await ask(mentor, '<script>alert(1)</script>')
  const mail = await mailbox.waitForMail(`${owner}@example.org`)
  expect(mail.recipients).toEqual([`${owner}@example.org`])
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.html).not.toContain('<script>')
})

test('notifications are listed newest first, counted, and marked by their owner alone', async () => {
  await ask(mentor)
  await ask(rival)
  const [ownerCall, mentorCall] = [await as(owner), await as(mentor)]
  const list = '{ unreadNotifications notifications(limit: 10) { _id kind person_name read path } }'
  const { data } = await ownerCall(list)
  expect(data).toMatchObject({
    unreadNotifications: 2,
    notifications: [
      { kind: 'connectRequest', person_name: 'Rita', read: false, path: '/home' },
      { kind: 'connectRequest', person_name: 'Marco', read: false },
    ],
  })
  const [newest] = (data?.notifications ?? []) as { _id: string }[]
  const mark = 'mutation ($ids: [ObjectId!]) { markNotificationsRead(ids: $ids) }'
  expect((await mentorCall(mark, { ids: [newest?._id] })).data).toEqual({ markNotificationsRead: 0 })
  expect((await ownerCall(mark, { ids: [newest?._id] })).data).toEqual({ markNotificationsRead: 1 })
  expect((await ownerCall(mark)).data).toEqual({ markNotificationsRead: 1 })
  expect((await ownerCall('{ unreadNotifications }')).data).toEqual({ unreadNotifications: 0 })
})

test('a notification names the step that its path leads to, in both languages', async () => {
  const tell = (data: object) =>
    db.query(
      `insert into notification (id, user_id, kind, data, created_at) values ($1, $2, 'feedback', $3, clock_timestamp())`,
      [newId(), owner, JSON.stringify(data)],
    )
  await tell({ path: `/home/project/${project}/one/making-sense?feedback=one.making-sense.general` })
  await tell({ path: `/home/project/${project}` })
  await tell({ project_name: 'Agua' })
  const names = 'module_name module_name_es step_title step_title_es'
  const { data } = await (await as(owner))(`{ notifications { ${names} } }`)
  const nowhere = { module_name: null, module_name_es: null, step_title: null, step_title_es: null }
  expect(data?.notifications).toEqual([
    nowhere,
    nowhere,
    {
      module_name: 'Understanding the Problem',
      module_name_es: 'Entender el problema',
      step_title: expect.stringMatching(/^Making sense/),
      step_title_es: expect.stringMatching(/^Dar sentido/),
    },
  ])
})
