import { beforeEach, describe, expect, test } from 'vitest'
import { tellDecisions } from '#server/jobs/tell-decisions.ts'
import type { Call } from '#testing/api.ts'
import { mailingApi } from '#testing/mailing-api.ts'

const { db, as, deps, mailbox, build, minuteLater, ...api } = await mailingApi()

let org: string
let cohort: string
let organiser: Call
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  organiser = await as(await build.person({ role: 'admin', org }))
})

const applicant = () => api.applicant({ org, cohort, hasProject: true })

const decide = (call: Call, ids: string[], s: string, m = '') =>
  call(
    'mutation ($ids: [ObjectId!]!, $s: String!, $m: String) { decideApplications(ids: $ids, status: $s, message: $m) { status } }',
    { ids, s, m },
  )
const takeBack = (call: Call, ids: string[]) =>
  call('mutation ($ids: [ObjectId!]!) { takeBackDecisions(ids: $ids) { _id status } }', { ids })
const told = async (user: string) => {
  const { rows } = await db.query<{ status: string }>(
    `select data ->> 'status' as status from notification where user_id = $1 order by id`,
    [user],
  )
  return rows.map(({ status }) => status)
}
const mailsTo = async (email: string) =>
  (await db.query(`select 1 from pgboss.job where data ->> 'to' = $1`, [email])).rowCount
const standing = async ({ user, project, id }: Awaited<ReturnType<typeof applicant>>) => {
  const { rows } = await db.query(
    `select a.status, u.application_status as profile, u.cohort_id, p.status as project,
       (select count(*)::int from application_event e where e.application_id = a.id) as events
     from application a, users u, project p where a.id = $1 and u.id = $2 and p.id = $3`,
    [id, user, project],
  )
  return rows[0]
}

test('nobody is told of a decision within its minute, and each once after it, also by two processes', async () => {
  const ana = await applicant()
  await decide(organiser, [ana.id], 'approved')
  await tellDecisions(deps)
  expect([await told(ana.user), await mailsTo(ana.email)]).toEqual([[], 0])
  await minuteLater()
  await Promise.all([tellDecisions(deps), tellDecisions(deps)])
  await tellDecisions(deps)
  expect(await told(ana.user)).toEqual(['approved'])
  await mailbox.waitForMail(ana.email)
  expect(mailbox.mails.filter(({ recipients }) => recipients.includes(ana.email))).toHaveLength(1)
})

test('a decision that is taken back never happened: no notice, no mail, all stands as before', async () => {
  const people = [await applicant(), await applicant()]
  const ids = people.map(({ id }) => id)
  const before = await Promise.all(people.map(standing))
  await decide(organiser, ids, 'approved', 'Welcome!')
  expect(await standing(people[0] ?? (await applicant()))).toMatchObject({
    status: 'approved',
    project: 'active',
  })
  const { data } = await takeBack(organiser, ids)
  expect(data?.takeBackDecisions).toEqual(ids.toSorted().map((_id) => ({ _id, status: 'pending' })))
  expect(await Promise.all(people.map(standing))).toEqual(before)
  await minuteLater()
  await tellDecisions(deps)
  for (const { user, email } of people) expect([await told(user), await mailsTo(email)]).toEqual([[], 0])
  const { rows } = await db.query(
    `select action, count(*)::int from audit_entry where org_id = $1 group by action order by action`,
    [org],
  )
  expect(rows).toEqual([
    { action: 'decideApplication', count: 2 },
    { action: 'takeBackDecision', count: 2 },
  ])
})

test('who was approved elsewhere before keeps that when the second approval is taken back', async () => {
  const ana = await applicant()
  const other = await build.cohort({ org })
  await db.query(`update users set cohort_id = $2, application_status = 'approved' where id = $1`, [
    ana.user,
    other,
  ])
  const before = await standing(ana)
  await decide(organiser, [ana.id], 'approved')
  expect(await standing(ana)).toMatchObject({ cohort_id: cohort })
  await takeBack(organiser, [ana.id])
  expect(await standing(ana)).toEqual(before)
})

describe('several decisions within the minute', () => {
  test('are told as one: the last', async () => {
    const ana = await applicant()
    await decide(organiser, [ana.id], 'rejected')
    await decide(organiser, [ana.id], 'waitlisted')
    await minuteLater()
    await tellDecisions(deps)
    expect(await told(ana.user)).toEqual(['waitlisted'])
  })

  test('are told as nothing where they lead back to where it began', async () => {
    const ana = await applicant()
    await decide(organiser, [ana.id], 'rejected')
    await decide(organiser, [ana.id], 'pending')
    await minuteLater()
    await tellDecisions(deps)
    expect(await told(ana.user)).toEqual([])
  })

  test('are taken back one by one, and the first is told when only the last was taken back', async () => {
    const ana = await applicant()
    await decide(organiser, [ana.id], 'approved')
    await decide(organiser, [ana.id], 'rejected')
    await takeBack(organiser, [ana.id])
    expect(await standing(ana)).toMatchObject({ status: 'approved', profile: 'approved', project: 'active' })
    await minuteLater()
    await tellDecisions(deps)
    expect(await told(ana.user)).toEqual(['approved'])
  })
})

describe('what can be taken back is offered again to whoever opens the page again', () => {
  const untold = async (call: Call) => {
    const { data } = await call(
      `query ($c: ObjectId!) { cohortApplications(cohortId: $c, role: "entrepreneur") {
        untold { ids status seconds first_name last_name } } }`,
      { c: cohort },
    )
    const page = data?.cohortApplications as { untold: { ids: string[]; seconds: number } | null } | undefined
    return page?.untold ?? null
  }

  test('all of the last decision, with the time that is left', async () => {
    const people = [await applicant(), await applicant(), await applicant()]
    const [first = '', ...others] = people.map(({ id }) => id)
    expect(await untold(organiser)).toBeNull()
    await decide(organiser, [first], 'rejected')
    await decide(organiser, others, 'approved')
    const offered = await untold(organiser)
    expect(offered).toMatchObject({ ids: others.toSorted(), status: 'approved' })
    expect(offered?.seconds).toBeGreaterThan(0)
    expect(offered?.seconds).toBeLessThanOrEqual(60)
    await takeBack(organiser, offered?.ids ?? [])
    expect(await untold(organiser)).toMatchObject({ ids: [first], status: 'rejected', last_name: 'Tester' })
    await minuteLater()
    expect(await untold(organiser)).toBeNull()
  })

  test('and never what somebody else decided', async () => {
    const ana = await applicant()
    const other = await as(await build.person({ role: 'admin', org }))
    await decide(organiser, [ana.id], 'rejected')
    expect(await untold(other)).toBeNull()
    await decide(other, [ana.id], 'approved')
    expect(await untold(organiser)).toBeNull()
    expect(await untold(other)).toMatchObject({ ids: [ana.id], status: 'approved' })
  })
})

describe('it is too late, or not theirs', () => {
  test('once the person was told, for all of the list', async () => {
    const [ana, ben] = [await applicant(), await applicant()]
    await decide(organiser, [ana.id], 'approved')
    await minuteLater()
    await tellDecisions(deps)
    await decide(organiser, [ben.id], 'approved')
    const { errors } = await takeBack(organiser, [ana.id, ben.id])
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'alreadyTold' })
    expect(await standing(ben)).toMatchObject({ status: 'approved' })
  })

  test('for another organiser, the applicant, and somebody of another organisation', async () => {
    const ana = await applicant()
    await decide(organiser, [ana.id], 'rejected')
    const stranger = await build.person({ role: 'admin', org: await build.organisation() })
    for (const [person, code] of [
      [await build.person({ role: 'admin', org }), 'FORBIDDEN'],
      [ana.user, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await takeBack(await as(person), [ana.id])
      expect(errors[0]?.extensions.code).toBe(code)
    }
    expect(await standing(ana)).toMatchObject({ status: 'rejected' })
  })

  test('for nobody and for more than a thousand at once', async () => {
    for (const [ids, reason] of [
      [[], 'selectOne'],
      [Array.from({ length: 1001 }, () => 'f'.repeat(24)), 'tooManyAtOnce'],
    ] as const)
      expect((await takeBack(organiser, [...ids])).errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason,
      })
  })
})

test('an applicant who withdraws within the minute is told nothing of the decision', async () => {
  const ana = await applicant()
  await decide(organiser, [ana.id], 'waitlisted')
  const { errors } = await (await as(ana.user))(
    'mutation ($id: ObjectId!) { withdrawApplication(_id: $id) { status } }',
    { id: ana.id },
  )
  expect(errors).toEqual([])
  await minuteLater()
  await tellDecisions(deps)
  expect(await told(ana.user)).toEqual([])
})
