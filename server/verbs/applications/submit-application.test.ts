import { beforeEach, describe, expect, test } from 'vitest'
import { sendBundles } from '#server/jobs/send-bundles.ts'
import type { Call } from '#testing/api.ts'
import { linkIn } from '#testing/mailbox.ts'
import { mailingApi } from '#testing/mailing-api.ts'
import type { CohortOptions } from '#testing/world.ts'

const { db, env, as, deps, mailbox, build } = await mailingApi()

const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const business = {
  givenBusinessName: 'Agua clara',
  givenProblemDes: 'Unsafe water',
  givenSolutionDes: 'Clay filters',
  selectedAboutSocBus: 'idea',
  selectedCountries: ['PE'],
  selectedProduct: 'Filters',
  selectedSector: ['Water'],
}

let org: string
beforeEach(async () => {
  org = await build.organisation()
})

/** Somebody whose profile has everything that any cohort asks for. */
async function newcomer(role: 'entrepreneur' | 'mentor' = 'entrepreneur', cohort: string | null = null) {
  const id = await build.person({ role })
  await db.query(
    `update users set cohort_id = $2, onboarded = false, basic_data = $3, business_details = $4, personal_experience = $5,
       mentor_motivation = $6, user_motivation = $7,
       commitments = '{"commitTime": true, "commitData": true, "commitConfidentiality": true, "commitHours": "5"}' where id = $1`,
    [
      id,
      cohort,
      JSON.stringify({
        selectedCountry: 'PE',
        selectedLanguages: ['es'],
        selectedProfession: 'student',
        providedBio: 'I build filters.',
        urlWhatsapp: '987 654 321',
        phoneCode: '+51',
      }),
      JSON.stringify(business),
      JSON.stringify({ selectedExpertise: ['Sales'] }),
      JSON.stringify({ whyMentor: words, numberOfTeams: 2 }),
      JSON.stringify({ whyMentee: words }),
    ],
  )
  return { id, call: await as(id) }
}

const submitDocument = `mutation ($c: String!, $i: String) { submitApplication(cohortId: $c, invite: $i) {
  _id status project_id can_withdraw history { from_status to_status author_name } user { first_name }
} }`

type Application = { _id: string; status: string; project_id: string | null; can_withdraw: boolean }

async function submit(call: Call, cohort: string, invite?: string) {
  const { data, errors } = await call(submitDocument, { c: cohort, i: invite ?? null })
  const { code, reason, fields }: Record<string, unknown> = errors[0]?.extensions ?? {}
  return { application: data?.submitApplication as Application | null, code, reason, fields }
}

const accountOf = async (id: string) =>
  (await db.query('select cohort_id, org_id, application_status, onboarded from users where id = $1', [id]))
    .rows[0]

describe('a cohort that takes nobody in', () => {
  const closed: [string, Omit<CohortOptions, 'org'>, string][] = [
    ['is switched off', { registrationOpen: false }, 'FORBIDDEN'],
    ['opens later', { open: [2, 10] }, 'FORBIDDEN'],
    ['has closed', { open: [-10, -1] }, 'FORBIDDEN'],
    ['is a past one', { open: [-90, -60], matching: [-60, -50], course: [-50, -1] }, 'FORBIDDEN'],
    ['is a draft that nobody has approved', { approved: false }, 'NOT_FOUND'],
    ['is private, without the invite link', { private: true }, 'NOT_FOUND'],
  ]
  test.each(closed)('because it %s', async (_, options, code) => {
    const cohort = await build.cohort({ org, ...options })
    const { id, call } = await newcomer()
    const answer = await submit(call, cohort)
    expect(answer).toMatchObject({ application: null, code })
    if (code === 'FORBIDDEN') expect(answer.reason).toBe('registrationClosed')
    expect((await db.query('select 1 from application where user_id = $1', [id])).rowCount).toBe(0)
    expect((await db.query('select 1 from project where owner_id = $1', [id])).rowCount).toBe(0)
  })

  test('because it is archived', async () => {
    const cohort = await build.cohort({ org })
    await db.query('update cohort set archived_at = now() where id = $1', [cohort])
    const { call } = await newcomer()
    expect(await submit(call, cohort)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a private cohort', () => {
  test('takes in who has the invite link, and waits for the organisers even when it guides itself', async () => {
    for (const selfGuided of [false, true]) {
      const cohort = await build.cohort({ org, private: true, selfGuided })
      const { call } = await newcomer()
      expect(await submit(call, cohort, 'invite-guess')).toMatchObject({ code: 'NOT_FOUND' })
      expect((await submit(call, cohort, `invite-${cohort}`)).application?.status).toBe('pending')
    }
  })

  test('takes in who signed up by its link without asking for it again', async () => {
    const cohort = await build.cohort({ org, private: true })
    const { call } = await newcomer('mentor', cohort)
    expect((await submit(call, cohort)).application?.status).toBe('pending')
  })
})

test('a self-guided cohort approves at once, and the course is open', async () => {
  const cohort = await build.cohort({ org, selfGuided: true })
  const { id, call } = await newcomer()
  const { application } = await submit(call, cohort)
  expect(application).toMatchObject({ status: 'approved', can_withdraw: false })
  expect(await accountOf(id)).toMatchObject({
    application_status: 'approved',
    cohort_id: cohort,
    org_id: org,
  })
  const insert = 'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "A" }) { _id } }'
  expect((await call(insert, { p: application?.project_id })).errors).toEqual([])
})

test("an entrepreneur's application brings the project as the business details describe it", async () => {
  const cohort = await build.cohort({ org })
  const { id, call } = await newcomer()
  const { application } = await submit(call, cohort)
  expect(application).toMatchObject({
    status: 'pending',
    can_withdraw: true,
    user: { first_name: expect.any(String) },
    history: [{ from_status: 'none', to_status: 'pending', author_name: null }],
  })
  const { rows } = await db.query(
    'select owner_id, org_id, cohort_id, name, problem, solution, stage, type, countries, sectors, status from project where id = $1',
    [application?.project_id],
  )
  expect(rows).toEqual([
    {
      owner_id: id,
      org_id: org,
      cohort_id: cohort,
      name: 'Agua clara',
      problem: 'Unsafe water',
      solution: 'Clay filters',
      stage: 'idea',
      type: 'Filters',
      countries: ['PE'],
      sectors: ['Water'],
      status: 'applied',
    },
  ])
})

test('a mentor applies without a project', async () => {
  const { call } = await newcomer('mentor')
  expect((await submit(call, await build.cohort({ org }))).application?.project_id).toBeNull()
})

test('a profile with gaps is refused with each of them named', async () => {
  const cohort = await build.cohort({ org })
  const { id, call } = await newcomer()
  await db.query(
    `update users set user_motivation = '{"whyMentee": "Too short"}', basic_data = basic_data - 'phoneCode' where id = $1`,
    [id],
  )
  expect(await submit(call, cohort)).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'incompleteProfile',
    fields: [
      { field: 'basic_data.phoneCode', reason: 'phoneCode', message: 'Please add country code' },
      { field: 'userMotivation.whyMentee', reason: 'words50to150' },
    ],
  })
  await db.query('update cohort set simple_onboard = true where id = $1', [cohort])
  expect((await submit(call, cohort)).application?.status).toBe('pending')
})

test('twice is once, also at the same moment', async () => {
  const cohort = await build.cohort({ org })
  const { id, call } = await newcomer()
  const answers = await Promise.all([submit(call, cohort), submit(call, cohort), submit(call, cohort)])
  expect(answers.filter(({ application }) => application)).toHaveLength(1)
  for (const { application, code, reason } of answers)
    if (!application) expect([code, reason]).toEqual(['CONFLICT', 'moveNotPossible'])
  expect((await db.query('select 1 from application where user_id = $1', [id])).rowCount).toBe(1)
})

test('who withdrew may come back with the same project, and the history tells it', async () => {
  const cohort = await build.cohort({ org })
  const { id, call } = await newcomer()
  const first = (await submit(call, cohort)).application
  const withdraw = 'mutation ($id: ObjectId!) { withdrawApplication(_id: $id) { status can_withdraw } }'
  expect((await call(withdraw, { id: first?._id })).data?.withdrawApplication).toEqual({
    status: 'withdrawn',
    can_withdraw: false,
  })
  const statusOf = async () =>
    (await db.query('select status from project where id = $1', [first?.project_id])).rows[0]?.status
  expect([await statusOf(), (await accountOf(id)).application_status]).toEqual(['withdrawn', 'withdrawn'])

  const second = (await submit(call, cohort)).application
  expect(second).toMatchObject({
    _id: first?._id,
    project_id: first?.project_id,
    status: 'pending',
    history: [{ to_status: 'pending' }, { to_status: 'withdrawn' }, { to_status: 'pending' }],
  })
  expect(await statusOf()).toBe('applied')
})

test("nobody withdraws somebody else's application, or one that is decided", async () => {
  const cohort = await build.cohort({ org })
  const { id, call } = await newcomer()
  const { application } = await submit(call, cohort)
  const withdraw = 'mutation ($id: ObjectId!) { withdrawApplication(_id: $id) { status } }'
  const other = await newcomer()
  expect((await other.call(withdraw, { id: application?._id })).errors[0]?.extensions.code).toBe('NOT_FOUND')
  await db.query(`update application set status = 'rejected' where user_id = $1`, [id])
  expect((await call(withdraw, { id: application?._id })).errors[0]?.extensions.reason).toBe(
    'moveNotPossible',
  )
})

describe('a second cohort', () => {
  test('keeps the approval of the first in the profile until it approves too', async () => {
    const elsewhere = await build.organisation()
    const [first, second] = [await build.cohort({ org }), await build.cohort({ org: elsewhere })]
    const mentor = await newcomer('mentor')
    const one = (await submit(mentor.call, first)).application
    const decide =
      'mutation ($ids: [ObjectId!]!, $s: String!) { decideApplications(ids: $ids, status: $s) { status user { email } } }'
    const organiser = await as(await build.person({ role: 'admin', org }))
    await organiser(decide, { ids: [one?._id], s: 'approved' })
    const two = (await submit(mentor.call, second)).application
    expect(two?.status).toBe('pending')
    expect(await accountOf(mentor.id)).toMatchObject({
      cohort_id: first,
      org_id: org,
      application_status: 'approved',
    })

    const other = await as(await build.person({ role: 'admin', org: elsewhere }))
    const decided = await other(decide, { ids: [two?._id], s: 'approved' })
    // They read who applied although the person works in another organisation.
    expect(decided.data?.decideApplications).toEqual([
      { status: 'approved', user: { email: `${mentor.id}@example.org` } },
    ])
    expect(await accountOf(mentor.id)).toMatchObject({ cohort_id: second, org_id: elsewhere })
    await organiser(decide, { ids: [one?._id], s: 'rejected' })
    expect(await accountOf(mentor.id)).toMatchObject({ cohort_id: second, application_status: 'approved' })
  })
})

describe('the end of onboarding', () => {
  const finish = 'mutation { setOnboarded { onboarded application_status project_id } }'

  test('hands the application in', async () => {
    const { id, call } = await newcomer('entrepreneur', await build.cohort({ org }))
    expect((await call(finish)).data?.setOnboarded).toMatchObject({
      onboarded: true,
      application_status: 'pending',
      project_id: expect.any(String),
    })
    await call(finish)
    expect((await db.query('select 1 from application where user_id = $1', [id])).rowCount).toBe(1)
  })

  test('is refused while something is missing', async () => {
    const { id, call } = await newcomer('mentor', await build.cohort({ org }))
    await db.query(`update users set personal_experience = '{}' where id = $1`, [id])
    const { errors } = await call(finish)
    expect(errors[0]?.extensions).toMatchObject({
      reason: 'incompleteProfile',
      fields: [{ field: 'personal_experience.selectedExpertise', message: 'You must select at least one.' }],
    })
    expect((await accountOf(id)).onboarded).toBe(false)
  })

  test('is possible where the cohort has closed or gone since the sign-up: then there is no application', async () => {
    const closed = await build.cohort({ org, open: [-10, -1] })
    const archived = await build.cohort({ org })
    await db.query('update cohort set archived_at = now() where id = $1', [archived])
    for (const cohort of [closed, archived, null]) {
      const { call } = await newcomer('entrepreneur', cohort)
      expect((await call(finish)).data?.setOnboarded).toMatchObject({
        onboarded: true,
        application_status: 'none',
        project_id: null,
      })
    }
  })

  test('is possible for a team member, who does not apply', async () => {
    const cohort = await build.cohort({ org })
    const { id, call } = await newcomer('entrepreneur', cohort)
    await build.project({ org, cohort, owner: await build.person({ org, cohort }), team: [id] })
    expect((await call(finish)).data?.setOnboarded).toMatchObject({
      onboarded: true,
      application_status: 'none',
    })
  })
})

describe('an application is told', () => {
  test('to the applicant as a receipt that names the cohort, its next date and its lead', async () => {
    const cohort = await build.cohort({ org })
    await db.query(`update cohort set title = 'Primavera', cohort_lead_name = 'Lucía' where id = $1`, [
      cohort,
    ])
    const { id, call } = await newcomer()
    await submit(call, cohort)
    const mail = await mailbox.waitForMail(`${id}@example.org`)
    expect(mail.subject).toBe('We have your application: Primavera')
    expect(mail.text).toContain('Cohort: Primavera\nNext date: Matching closes: ')
    expect(mail.text).toContain('Questions? Write to Lucía (lead@example.org)')
    expect(linkIn(mail).href).toBe(`${env.PUBLIC_URL}/home/applications`)
  })

  test('to the organisers of the cohort and to nobody else, several in one notice and one mail', async () => {
    const cohort = await build.cohort({ org })
    const organiser = await build.person({ role: 'admin', org })
    const elsewhere = await build.person({ role: 'admin', org: await build.organisation() })
    for (let count = 0; count < 3; count += 1) await submit((await newcomer()).call, cohort)
    await submit((await newcomer('mentor')).call, cohort)
    const told = await db.query(
      `select user_id, data ->> 'count' as count from notification where kind = 'applicationsWaiting'
       and user_id = any ($1) order by created_at`,
      [[organiser, elsewhere]],
    )
    expect(told.rows).toEqual([
      { user_id: organiser, count: '3' },
      { user_id: organiser, count: '1' },
    ])
    await db.query(`update waiting_mail set due = now() where user_id = $1`, [organiser])
    await sendBundles(deps)
    const mail = await mailbox.waitForMail(`${organiser}@example.org`)
    expect(mail.text).toMatch(/New applications to .*: 3/)
    expect(mail.text).toMatch(/New applications to .*: 1/)
    expect(mailbox.mails.filter(({ recipients }) => recipients[0]?.startsWith(organiser))).toHaveLength(1)
  })

  test('as a place where nobody decides, and then not to the organisers', async () => {
    const cohort = await build.cohort({ org, selfGuided: true })
    const organiser = await build.person({ role: 'admin', org })
    const { id, call } = await newcomer()
    await submit(call, cohort)
    expect((await mailbox.waitForMail(`${id}@example.org`)).subject).toMatch(/^You are in: /)
    expect((await db.query('select 1 from notification where user_id = $1', [organiser])).rowCount).toBe(0)
  })
})
