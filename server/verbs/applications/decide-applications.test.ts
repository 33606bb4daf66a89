import { beforeEach, describe, expect, test } from 'vitest'
import { tellDecisions } from '#server/jobs/tell-decisions.ts'
import { linkIn } from '#testing/mailbox.ts'
import { mailingApi } from '#testing/mailing-api.ts'

const { db, env, as, deps, mailbox, build, ...api } = await mailingApi()

let org: string
let cohort: string
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
})

const applicant = (changes: { name?: string; locale?: string; role?: 'entrepreneur' | 'mentor' } = {}) =>
  api.applicant({ org, cohort, ...changes })

async function minuteLater() {
  await api.minuteLater()
  await tellDecisions(deps)
}

const organiser = async () => as(await build.person({ role: 'admin', org, name: 'Olga' }))
const decideDocument = `mutation ($ids: [ObjectId!]!, $s: String!, $m: String) {
  decideApplications(ids: $ids, status: $s, message: $m) {
    _id status history { from_status to_status author_name message }
  }
}`
const statusesOf = async (ids: string[]) =>
  (await db.query('select status from application where id = any ($1) order by id', [ids])).rows.map(
    ({ status }) => status,
  )

test('one is decided with a message, which is mailed in the language of the person', async () => {
  const sisa = await applicant({ locale: 'es' })
  const call = await organiser()
  const { data } = await call(decideDocument, { ids: [sisa.id], s: 'waitlisted', m: ' Hay mucha gente. ' })
  expect(data?.decideApplications).toEqual([
    {
      _id: sisa.id,
      status: 'waitlisted',
      history: [
        { from_status: 'pending', to_status: 'waitlisted', author_name: 'Olga', message: 'Hay mucha gente.' },
      ],
    },
  ])
  await minuteLater()
  const mail = await mailbox.waitForMail(sisa.email)
  expect(mail.subject).toMatch(/^Novedades sobre tu postulación: Cohort/)
  expect(mail.text).toContain('Estás en la lista de espera de ')
  expect(mail.text).toContain('Hay mucha gente.')
  expect(linkIn(mail).href).toBe(`${env.PUBLIC_URL}/es/home/applications`)

  const own = await (await as(sisa.user))(
    '{ myApplications { status history { message author_name } } notifications { kind status message } }',
  )
  expect(own.data).toEqual({
    myApplications: [{ status: 'waitlisted', history: [{ message: 'Hay mucha gente.', author_name: null }] }],
    notifications: [{ kind: 'applicationDecided', status: 'waitlisted', message: 'Hay mucha gente.' }],
  })
})

test('many are decided at once, each is told once, and the log says who did it', async () => {
  const people = [await applicant(), await applicant({ role: 'mentor' }), await applicant({ locale: 'es' })]
  const ids = people.map(({ id }) => id)
  const call = await organiser()
  const { errors } = await call(decideDocument, { ids: [...ids, ...ids], s: 'approved' })
  expect(errors).toEqual([])
  expect(await statusesOf(ids)).toEqual(['approved', 'approved', 'approved'])
  await minuteLater()
  for (const { email } of people) await mailbox.waitForMail(email)
  const sent = mailbox.mails.filter(({ recipients }) =>
    people.some(({ email }) => recipients.includes(email)),
  )
  expect(sent).toHaveLength(3)
  const { rows } = await db.query(
    `select count(*) from audit_entry where action = 'decideApplication' and org_id = $1`,
    [org],
  )
  expect(rows).toEqual([{ count: 3 }])
})

describe('nothing at all is decided', () => {
  test('where one of the list belongs to another organisation, or to nobody', async () => {
    const own = await applicant()
    const mine = cohort
    const elsewhere = await build.organisation()
    cohort = await build.cohort({ org: elsewhere })
    const foreign = await applicant()
    cohort = mine
    const call = await organiser()
    for (const id of [foreign.id, 'f'.repeat(24)]) {
      const { errors } = await call(decideDocument, { ids: [own.id, id], s: 'approved' })
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND')
    }
    expect(await statusesOf([own.id])).toEqual(['pending'])
    await minuteLater()
    const { rowCount } = await db.query('select 1 from notification where user_id = $1', [own.user])
    expect(rowCount).toBe(0)
  })

  test('where one stands there already', async () => {
    const [first, second] = [await applicant(), await applicant()]
    const call = await organiser()
    await call(decideDocument, { ids: [first.id], s: 'approved' })
    const { errors } = await call(decideDocument, { ids: [first.id, second.id], s: 'approved' })
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'moveNotPossible' })
    expect(await statusesOf([second.id])).toEqual(['pending'])
  })

  test('for no list, an endless one, or a status that does not exist', async () => {
    const { id } = await applicant()
    const call = await organiser()
    for (const [ids, s] of [
      [[], 'approved'],
      [Array.from({ length: 201 }, () => id), 'approved'],
      [[id], 'none'],
      [[id], 'admitted'],
    ])
      expect((await call(decideDocument, { ids, s })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await statusesOf([id])).toEqual(['pending'])
  })

  test('about oneself, also as a manager, and by no applicant', async () => {
    const { id, user } = await applicant()
    const call = await as(user)
    expect((await call(decideDocument, { ids: [id], s: 'approved' })).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    await db.query(
      `update users set role = 'admin', org_role = 'owner', main_org = $2, cohort_id = null where id = $1`,
      [user, org],
    )
    expect((await call(decideDocument, { ids: [id], s: 'approved' })).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    )
    expect(await statusesOf([id])).toEqual(['pending'])
  })
})

test('a cohort without notifications mails nobody, but the person reads it in Germina', async () => {
  await db.query('update cohort set notifications = false where id = $1', [cohort])
  const { id, user, email } = await applicant()
  await (await organiser())(decideDocument, { ids: [id], s: 'approved' })
  await minuteLater()
  const { rows } = await db.query(
    `select (select count(*) from notification where user_id = $1) as notices,
       (select count(*) from pgboss.job where data ->> 'to' = $2) as mails`,
    [user, email],
  )
  expect(rows).toEqual([{ notices: 1, mails: 0 }])
})

test.each(['digest', 'none'])('who wants %s gets no mail at once', async (preference) => {
  const { id, user, email } = await applicant()
  await db.query('update users set mail_preference = $2 where id = $1', [user, preference])
  await (await organiser())(decideDocument, { ids: [id], s: 'approved' })
  await minuteLater()
  const { rowCount } = await db.query(`select 1 from pgboss.job where data ->> 'to' = $1`, [email])
  expect(rowCount).toBe(0)
})
