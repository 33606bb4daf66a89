import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let org: string
let cohort: string

beforeAll(async () => {
  await prepareJobs(db)
})

beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
})

const entrepreneur = () => build.person({ org, cohort, applicationStatus: 'approved' })
const mentorPerson = () => build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
const freeProject = async () => {
  const owner = await entrepreneur()
  return { owner, projectId: await build.project({ org, cohort, owner }) }
}

const ask = 'mutation ($p: String!) { requestMatch(projectId: $p, message: "Hello") { _id status } }'
const accept = 'mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }'
const record = <T>(value: unknown) => value as T
const reasonOf = (answer: Awaited<ReturnType<Call>>) => answer.errors[0]?.extensions.reason

async function askFor(mentor: Call, projectId: string): Promise<string> {
  const answer = await mentor(ask, { p: projectId })
  expect(answer.errors).toEqual([])
  return record<{ _id: string }>(answer.data?.requestMatch)._id
}

describe('races', () => {
  test('twenty projects accept one mentor with two places: two win, the others are told why', async () => {
    const mentorId = await mentorPerson()
    await db.query('update users set mentor_capacity = 2 where id = $1', [mentorId])
    const mentor = await as(mentorId)
    const projects = await Promise.all(Array.from({ length: 20 }, freeProject))
    const requests = await Promise.all(projects.map(({ projectId }) => askFor(mentor, projectId)))
    const owners = await Promise.all(projects.map(({ owner }) => as(owner)))
    const answers = await Promise.all(owners.map((owner, index) => owner(accept, { id: requests[index] })))
    const losers = answers.filter((answer) => answer.errors.length > 0)
    expect(losers).toHaveLength(18)
    for (const loser of losers)
      expect(loser.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'mentorFull' })
    const { rows } = await db.query('select count(*) from project where mentor = $1', [mentorId])
    expect(rows).toEqual([{ count: 2 }])
  })

  test('one project accepts twenty mentors at once: one wins', async () => {
    const { owner, projectId } = await freeProject()
    const mentors = await Promise.all(Array.from({ length: 20 }, async () => as(await mentorPerson())))
    const requests = await Promise.all(mentors.map((mentor) => askFor(mentor, projectId)))
    const call = await as(owner)
    const answers = await Promise.all(requests.map((id) => call(accept, { id })))
    const losers = answers.filter((answer) => answer.errors.length > 0)
    expect(losers).toHaveLength(19)
    for (const loser of losers) expect(loser.errors[0]?.extensions.code).toBe('CONFLICT')
    const { rows } = await db.query(
      'select status, count(*) from connect_request where project_id = $1 group by status order by status',
      [projectId],
    )
    expect(rows).toEqual([
      { status: 'accepted', count: 1 },
      { status: 'closed', count: 19 },
    ])
  })
})

describe('the window', () => {
  test('before it opens and after it has closed nobody can ask, and the page says so', async () => {
    for (const matching of [[5, 10] as [number, number], [-10, -5] as [number, number]]) {
      cohort = await build.cohort({ org, matching })
      const mentor = await as(await mentorPerson())
      const { projectId } = await freeProject()
      expect(reasonOf(await mentor(ask, { p: projectId }))).toBe('matchingClosed')
      const page = await mentor(
        'query ($c: String!) { candidates(cohortId: $c) { is_open items { name } } }',
        { c: cohort },
      )
      expect(page.data?.candidates).toEqual({ is_open: false, items: [] })
    }
  })

  test('a mentor who is not approved sees nothing', async () => {
    const mentor = await as(await build.person({ role: 'mentor', org, cohort, applicationStatus: 'pending' }))
    const answer = await mentor('query ($c: String!) { candidates(cohortId: $c) { items { name } } }', {
      c: cohort,
    })
    expect(reasonOf(answer)).toBe('notApproved')
  })
})

describe('a full cohort, where every mentor has taken as many projects as they can', () => {
  test('lets nobody ask, match or propose, says why, and changes nothing', async () => {
    const mentorId = await mentorPerson()
    await db.query('update users set mentor_capacity = 1 where id = $1', [mentorId])
    await build.project({ org, cohort, owner: await entrepreneur(), mentor: mentorId })
    const { projectId } = await freeProject()
    expect(reasonOf(await (await as(mentorId))(ask, { p: projectId }))).toBe('mentorFull')
    const organiser = await as(await build.person({ role: 'admin', org }))
    const byHand = await organiser(
      'mutation ($p: String!, $m: String!) { assignMentor(projectId: $p, mentorId: $m) { mentor } }',
      { p: projectId, m: mentorId },
    )
    expect(reasonOf(byHand)).toBe('mentorFull')
    const proposal = await organiser(
      'query ($c: String!) { proposedMatching(cohortId: $c) { project_id } }',
      {
        c: cohort,
      },
    )
    expect(proposal.data?.proposedMatching).toEqual([])
    const { rows } = await db.query('select mentor from project where id = $1', [projectId])
    expect(rows).toEqual([{ mentor: null }])
  })
})

describe('candidates', () => {
  test('come with an explained fit, filters and my selection', async () => {
    const mentorId = await mentorPerson()
    await db.query(
      `update users set basic_data = '{"selectedLanguages": ["Spanish"]}',
        personal_experience = '{"selectedExpertise": ["Sales"], "selectedSector": ["Water"]}' where id = $1`,
      [mentorId],
    )
    const near = await freeProject()
    await freeProject()
    await db.query(
      `update project set sectors = '{Water}', countries = '{Peru}', name = 'Filters' where id = $1`,
      [near.projectId],
    )
    await db.query(
      `update users set basic_data = '{"selectedLanguages": ["Spanish"]}', user_motivation = '{"selectedSupport": ["Sales"]}'
       where id = $1`,
      [near.owner],
    )
    const mentor = await as(mentorId)
    await mentor('mutation ($p: String!) { selectCandidate(projectId: $p, selected: true) }', {
      p: near.projectId,
    })
    const document = `query ($c: String!, $f: CandidateFilterInput) {
      candidates(cohortId: $c, filter: $f) { countries items { name fit is_selected fit_points { reason points } } }
    }`
    const all = await mentor(document, { c: cohort })
    const page = all.data?.candidates as { countries: string[]; items: { name: string; fit: number }[] }
    expect(page.items).toHaveLength(2)
    expect(page.items[0]).toMatchObject({ name: 'Filters', fit: 80, is_selected: true })
    expect(page.countries).toEqual(['Peru'])
    const filtered = await mentor(document, { c: cohort, f: { country: 'Peru', search: 'filt' } })
    expect(record<{ items: unknown[] }>(filtered.data?.candidates).items).toHaveLength(1)
  })
})

describe('organisers', () => {
  test('match by hand within capacity, unmatch with a reason, and publish a proposal', async () => {
    const organiser = await as(await build.person({ role: 'admin', org }))
    const mentorId = await mentorPerson()
    const { projectId } = await freeProject()
    const second = await freeProject()
    const languages = `'{"selectedLanguages": ["English"]}'`
    await db.query(`update users set basic_data = ${languages} where org_id = $1`, [org])
    const assign =
      'mutation ($p: String!, $m: String!) { assignMentor(projectId: $p, mentorId: $m) { mentor } }'
    expect((await organiser(assign, { p: projectId, m: mentorId })).data?.assignMentor).toEqual({
      mentor: mentorId,
    })
    const undo =
      'mutation ($p: String!, $r: String!) { unassignMentor(projectId: $p, reason: $r) { mentor mentor_agreement } }'
    expect(reasonOf(await organiser(undo, { p: projectId, r: ' ' }))).toBe('required')
    expect((await organiser(undo, { p: projectId, r: 'Moved away' })).data?.unassignMentor).toEqual({
      mentor: null,
      mentor_agreement: false,
    })
    await db.query('update users set mentor_capacity = 1 where id = $1', [mentorId])
    const proposal = await organiser(
      'query ($c: String!) { proposedMatching(cohortId: $c) { project_id mentor_id fit } }',
      { c: cohort },
    )
    expect(proposal.data?.proposedMatching).toHaveLength(1)
    const published = await organiser(
      'mutation ($c: String!, $m: [MatchInput!]!) { publishMatching(cohortId: $c, matches: $m) { matched reason } }',
      {
        c: cohort,
        m: [projectId, second.projectId].map((project_id) => ({ project_id, mentor_id: mentorId })),
      },
    )
    expect(published.data?.publishMatching).toEqual([
      { matched: true, reason: null },
      { matched: false, reason: 'mentorFull' },
    ])
  })

  test('of another organisation see nothing', async () => {
    const other = await as(await build.person({ role: 'admin', org: await build.organisation() }))
    const answer = await other('query ($c: String!) { matchingBoard(cohortId: $c) { projects { name } } }', {
      c: cohort,
    })
    expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

test('both sign, then the course opens, and a new match starts unsigned', async () => {
  const owner = await entrepreneur()
  const mentorId = await mentorPerson()
  const projectId = await build.project({ org, cohort, owner, mentor: mentorId, signed: [] })
  await db.query(`update users set first_name = 'Ana', last_name = 'Ruiz' where id = any ($1)`, [
    [owner, mentorId],
  ])
  const [ownerCall, mentorCall] = [await as(owner), await as(mentorId)]
  const read = await ownerCall(
    'query ($p: String!) { agreement(projectId: $p) { text text_version my_side } }',
    { p: projectId },
  )
  expect(read.data?.agreement).toMatchObject({ my_side: 'entrepreneur' })
  const version = record<{ text_version: string }>(read.data?.agreement).text_version
  const sign = (side: string) =>
    `mutation ($p: String!, $v: String!) { sign${side}Agreement(projectId: $p, full_name: "Ana Ruiz", text_version: $v) { mentor_agreement entrepreneur_agreement } }`
  const insert = 'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "A" }) { _id } }'
  expect(reasonOf(await ownerCall(insert, { p: projectId }))).toBe('courseClosed')
  expect((await ownerCall(sign('Mentor'), { p: projectId, v: version })).errors[0]?.extensions.code).toBe(
    'FORBIDDEN',
  )
  expect(reasonOf(await ownerCall(sign('Entrepreneur'), { p: projectId, v: 'old' }))).toBe('agreementChanged')
  await ownerCall(sign('Entrepreneur'), { p: projectId, v: version })
  expect(reasonOf(await ownerCall(sign('Entrepreneur'), { p: projectId, v: version }))).toBe('alreadySigned')
  const both = await mentorCall(sign('Mentor'), { p: projectId, v: version })
  expect(both.data?.signMentorAgreement).toEqual({ mentor_agreement: true, entrepreneur_agreement: true })
  expect((await ownerCall(insert, { p: projectId })).errors).toEqual([])
  const organiser = await as(await build.person({ role: 'admin', org }))
  await organiser('mutation ($p: String!) { unassignMentor(projectId: $p, reason: "End") { _id } }', {
    p: projectId,
  })
  expect(reasonOf(await ownerCall(insert, { p: projectId }))).toBe('courseClosed')
  const { rows } = await db.query('select count(*) from agreement where project_id = $1', [projectId])
  expect(rows).toEqual([{ count: 2 }])
})
