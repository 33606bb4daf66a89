import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { testApi } from '#testing/api.ts'
import { linkIn, openMailbox } from '#testing/mailbox.ts'
import { world } from '#testing/world.ts'
import { currentVersion } from './agreement-text.ts'

const mailbox = await openMailbox()
const { db, env, as } = await testApi({ SMTP_URL: mailbox.url })
const jobs = await startJobs({ db, env, log: pino({ level: 'silent' }) })
afterAll(async () => {
  await jobs.stop()
  await mailbox.close()
})
const build = world(db)

async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const approved = { org, cohort, applicationStatus: 'approved' }
  const [owner, mentor, member] = [
    await build.person({ ...approved, name: 'Olivia' }),
    await build.person({ ...approved, role: 'mentor', name: 'Marco' }),
    await build.person(approved),
  ]
  const project = await build.project({
    org,
    cohort,
    owner,
    mentor,
    signed: [],
    team: [member],
    name: 'Agua',
  })
  return {
    org,
    cohort,
    owner,
    mentor,
    member,
    project,
    organiser: await build.person({ role: 'admin', org }),
  }
}

let current: Awaited<ReturnType<typeof scene>>
beforeEach(async () => {
  current = await scene()
})

const signDocument = (side: 'Mentor' | 'Entrepreneur') =>
  `mutation ($p: String!, $n: String!, $v: String!) {
    sign${side}Agreement(projectId: $p, full_name: $n, text_version: $v) { mentor_agreement entrepreneur_agreement }
  }`

async function sign(userId: string, side: 'Mentor' | 'Entrepreneur', name?: string) {
  const call = await as(userId)
  const { rows } = await db.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from users where id = $1`,
    [userId],
  )
  return call(signDocument(side), { p: current.project, n: name ?? rows[0]?.name, v: currentVersion })
}

const readDocument = `query ($p: String!) { agreement(projectId: $p) {
  text text_version text_hash my_side is_matched mentor_name entrepreneur_name signatures { side full_name text_version }
} }`

test('the record says who signed which text for which match, and when', async () => {
  const { owner, project } = current
  await sign(owner, 'Entrepreneur', '  Olivia   Tester ')
  const { rows } = await db.query(
    `select a.signer_id, a.side, a.full_name, a.text_version, a.text_hash, a.mentorship_id = m.id as of_match,
       a.signed_at > now() - interval '1 minute' as just_now
     from agreement a join mentorship m on m.project_id = a.project_id where a.project_id = $1`,
    [project],
  )
  const text = (locale: string) =>
    readFileSync(new URL(`./texts/${currentVersion}.${locale}.md`, import.meta.url))
  const hash = createHash('sha256').update(text('en')).update('\0').update(text('es')).digest('hex')
  expect(rows).toEqual([
    {
      signer_id: owner,
      side: 'entrepreneur',
      full_name: 'Olivia Tester',
      text_version: currentVersion,
      text_hash: hash,
      of_match: true,
      just_now: true,
    },
  ])
})

test('everybody concerned reads it in their language, and knows their side', async () => {
  const { owner, mentor, member, organiser, project } = current
  await db.query(`update users set locale = 'es' where id = $1`, [mentor])
  await sign(owner, 'Entrepreneur')
  const read = async (userId: string) =>
    (await (await as(userId))(readDocument, { p: project })).data?.agreement as Record<string, string> | null
  const [ofOwner, ofMentor, ofOrganiser] = [await read(owner), await read(mentor), await read(organiser)]
  expect([ofOwner?.my_side, ofMentor?.my_side, ofOrganiser?.my_side]).toEqual([
    'entrepreneur',
    'mentor',
    null,
  ])
  expect(ofMentor?.text).not.toBe(ofOwner?.text)
  expect(ofMentor?.text_hash).toBe(ofOwner?.text_hash)
  expect(ofMentor).toMatchObject({
    mentor_name: 'Marco',
    entrepreneur_name: 'Olivia',
    signatures: [{ side: 'entrepreneur', full_name: 'Olivia Tester', text_version: currentVersion }],
  })
  expect(await read(member)).toBeNull()
})

test('nobody signs for the other side, as a team member, as an organiser, without a name or another text', async () => {
  const { owner, mentor, member, organiser, project } = current
  const code = async (answer: ReturnType<typeof sign>) => (await answer).errors[0]?.extensions.code
  expect(await code(sign(owner, 'Mentor'))).toBe('FORBIDDEN')
  expect(await code(sign(mentor, 'Entrepreneur'))).toBe('FORBIDDEN')
  expect(await code(sign(member, 'Entrepreneur'))).toBe('FORBIDDEN')
  expect(await code(sign(organiser, 'Mentor'))).toBe('FORBIDDEN')
  expect(await code(sign(await build.person(), 'Mentor'))).toBe('NOT_FOUND')
  expect(await code(sign(owner, 'Entrepreneur', '  '))).toBe('BAD_USER_INPUT')
  const old = await (await as(owner))(signDocument('Entrepreneur'), { p: project, n: 'Olivia', v: '2025-01' })
  expect(old.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'agreementChanged' })
  expect((await db.query('select 1 from agreement where project_id = $1', [project])).rowCount).toBe(0)
})

test('only the name of the profile signs, however it is typed', async () => {
  const { owner, mentor, project } = current
  await db.query(`update users set first_name = 'José', last_name = 'Núñez' where id = $1`, [owner])
  for (const other of ['Olivia Tester', 'José', 'Mickey Mouse', 'xyz']) {
    const { errors } = await sign(owner, 'Entrepreneur', other)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'otherName' })
  }
  expect((await sign(mentor, 'Mentor', 'José Núñez')).errors[0]?.extensions.reason).toBe('otherName')
  expect((await db.query('select 1 from agreement where project_id = $1', [project])).rowCount).toBe(0)
  expect((await sign(owner, 'Entrepreneur', ' jose  NUNEZ ')).errors).toEqual([])
})

test('signing twice at once leaves one signature', async () => {
  const { owner, project } = current
  const answers = await Promise.all([1, 2, 3].map(() => sign(owner, 'Entrepreneur')))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  expect((await db.query('select 1 from agreement where project_id = $1', [project])).rowCount).toBe(1)
})

test('unmatching keeps the record, and the next match starts unsigned', async () => {
  const { owner, mentor, organiser, cohort, org, project } = current
  await sign(owner, 'Entrepreneur')
  await sign(mentor, 'Mentor')
  const manage = await as(organiser)
  await manage('mutation ($p: String!) { unassignMentor(projectId: $p, reason: "Moved") { _id } }', {
    p: project,
  })
  const flags = async () =>
    (
      await db.query('select mentor, mentor_agreement, entrepreneur_agreement from project where id = $1', [
        project,
      ])
    ).rows[0]
  expect(await flags()).toEqual({ mentor: null, mentor_agreement: false, entrepreneur_agreement: false })
  expect((await sign(owner, 'Entrepreneur')).errors[0]?.extensions.reason).toBe('notMatched')

  const next = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  await manage('mutation ($p: String!, $m: String!) { assignMentor(projectId: $p, mentorId: $m) { _id } }', {
    p: project,
    m: next,
  })
  expect(await flags()).toEqual({ mentor: next, mentor_agreement: false, entrepreneur_agreement: false })
  const { data } = await (await as(owner))(readDocument, { p: project })
  expect(data?.agreement).toMatchObject({ is_matched: true, signatures: [] })
  expect((await sign(owner, 'Entrepreneur')).errors).toEqual([])
  expect((await db.query('select 1 from agreement where project_id = $1', [project])).rowCount).toBe(3)
  expect((await (await as(mentor))(readDocument, { p: project })).data?.agreement).toBeNull()
})

test('nobody is told to start before a module is open, and a mentor is never told to', async () => {
  const { owner, mentor, cohort } = current
  await db.query(`update cohort_module set start = now() + interval '9 days' where cohort_id = $1`, [cohort])
  await sign(owner, 'Entrepreneur')
  await mailbox.waitForMail(`${mentor}@example.org`)
  await sign(mentor, 'Mentor')
  for (const person of [owner, mentor]) {
    const mail = await mailbox.waitForMail(`${person}@example.org`)
    expect(mail.subject).toBe('Both of you have signed for Agua')
    expect(mail.text).toMatch(/Next date: The next module opens: /)
    expect(mail.text).not.toMatch(/start now/)
  }
})

test('the other side is told to sign, then both that the course is open, each once and in their language', async () => {
  const { owner, mentor, project } = current
  await db.query(`update users set locale = 'es' where id = $1`, [mentor])
  await sign(owner, 'Entrepreneur')
  const waiting = await mailbox.waitForMail(`${mentor}@example.org`)
  expect(waiting.subject).toBe('Olivia ya firmó: ahora te toca a ti')
  expect(linkIn(waiting).href).toBe(`${env.PUBLIC_URL}/es/home/project/${project}`)
  await sign(mentor, 'Mentor')
  expect((await mailbox.waitForMail(`${owner}@example.org`)).subject).toBe('The course is open for Agua')
  expect((await mailbox.waitForMail(`${mentor}@example.org`)).subject).toBe('El curso está abierto para Agua')
  const { rows } = await db.query(
    'select user_id, kind from notification where user_id = any ($1) order by created_at',
    [[owner, mentor]],
  )
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual({ user_id: mentor, kind: 'agreementWaiting' })
})
