import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { usualCriteria } from '#domain/programme/rubric.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { forgetPerson } from '#server/verbs/account-data/forget-person.ts'
import { myData } from '#server/verbs/account-data/my-data.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)

let org: string
let cohort: string
let applicant: string
let id: string
let olga: Call
let pablo: Call
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  applicant = await build.person({ org, cohort, applicationStatus: 'pending' })
  const { rows } = await db.query<{ id: string }>('select id from application where user_id = $1', [
    applicant,
  ])
  id = rows[0]?.id ?? ''
  olga = await as(await build.person({ role: 'admin', org, name: 'Olga' }))
  pablo = await as(await build.person({ role: 'admin', org, name: 'Pablo' }))
})

const parts = `own scored score { mean lowest highest } by_criterion { mean } others { reviewer_name points mean }
  notes { _id text author_name is_own } criteria { title title_es }`
const readDocument = `query ($id: ObjectId!) { assessment(applicationId: $id) { ${parts} } }`
const scoreDocument = `mutation ($id: ObjectId!, $p: [Int!]!) { scoreApplication(applicationId: $id, points: $p) { ${parts} } }`
const noteDocument = `mutation ($id: ObjectId!, $t: String!) { noteApplication(applicationId: $id, text: $t) { ${parts} } }`
const removeDocument = `mutation ($n: ObjectId!) { removeApplicationNote(_id: $n) { ${parts} } }`
const rubricDocument =
  'query ($c: ObjectId!, $r: String!) { rubric(cohortId: $c, role: $r) { is_used criteria { title title_es } } }'
const saveDocument = `mutation ($c: ObjectId!, $r: String!, $all: [CriterionInput!]!) {
  saveRubric(cohortId: $c, role: $r, criteria: $all) { is_used criteria { title title_es } }
}`
const listDocument = `query ($c: ObjectId!, $q: ListQueryInput) {
  cohortApplications(cohortId: $c, role: "entrepreneur", query: $q) { items { _id scored scored_by_me score { mean } } }
}`

const score = (call: Call, p: number[]) => call(scoreDocument, { id, p })
const read = async (call: Call) =>
  (await call(readDocument, { id })).data?.assessment as Record<string, unknown>
const listed = async (call: Call, q: object = {}) => {
  const { data } = await call(listDocument, { c: cohort, q })
  const { items } = (data?.cohortApplications ?? { items: [] }) as { items: object[] }
  return items
}
const codeOf = async (answer: ReturnType<Call>) => (await answer).errors[0]?.extensions.code

describe('points of several reviewers', () => {
  test('are seen after one’s own, with mean and spread', async () => {
    await score(olga, [5, 5, 4, 4, 2])
    expect(await read(pablo)).toMatchObject({
      own: null,
      scored: 1,
      score: null,
      others: [],
      by_criterion: [],
    })
    expect(await listed(pablo)).toEqual([{ _id: id, scored: 1, scored_by_me: false, score: null }])
    const { data } = await score(pablo, [1, 2, 2, 2, 3])
    expect(data?.scoreApplication).toMatchObject({
      own: [1, 2, 2, 2, 3],
      scored: 2,
      score: { mean: 3, lowest: 2, highest: 4 },
      by_criterion: [{ mean: 3 }, { mean: 3.5 }, { mean: 3 }, { mean: 3 }, { mean: 2.5 }],
      others: [{ reviewer_name: 'Olga', points: [5, 5, 4, 4, 2], mean: 4 }],
    })
    expect(await listed(pablo)).toEqual([{ _id: id, scored: 2, scored_by_me: true, score: { mean: 3 } }])
  })

  test('are seen by everybody who decides once it is decided, and change with a second thought', async () => {
    await score(olga, [1, 1, 1, 1, 1])
    await score(olga, [4, 4, 4, 4, 4])
    await db.query(`update application set status = 'waitlisted' where id = $1`, [id])
    expect(await read(pablo)).toMatchObject({ own: null, scored: 1, score: { mean: 4 } })
  })

  test('put the list in order and narrow it, for each reader by what they may see', async () => {
    const other = await build.person({ org, cohort, applicationStatus: 'pending' })
    const { rows } = await db.query<{ id: string }>('select id from application where user_id = $1', [other])
    await score(olga, [2, 2, 2, 2, 2])
    await olga(scoreDocument, { id: rows[0]?.id, p: [5, 5, 5, 5, 5] })
    expect(await listed(olga, { sort: '-score' })).toMatchObject([
      { score: { mean: 5 } },
      { score: { mean: 2 } },
    ])
    const open = { filters: [{ name: 'scored', value: 'notByMe' }] }
    expect(await listed(olga, open)).toEqual([])
    expect(await listed(pablo, open)).toHaveLength(2)
  })

  test.each([
    { points: [1, 2, 3, 4] },
    { points: [1, 2, 3, 4, 5, 5] },
    { points: [0, 2, 3, 4, 5] },
    { points: [6, 2, 3, 4, 5] },
  ])('are one to five for every criterion, not $points', async ({ points }) => {
    const { errors } = await score(olga, points)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'points1to5' })
    expect(await read(olga)).toMatchObject({ scored: 0 })
  })
})

describe('what reviewers look at', () => {
  const own = ['Fit', 'Impact', 'Team'].map((title) => ({ title, title_es: `${title} es` }))

  test('is given for each role, and can be chosen until the first points', async () => {
    const usual = await olga(rubricDocument, { c: cohort, r: 'mentor' })
    expect(usual.data?.rubric).toEqual({ is_used: false, criteria: usualCriteria.mentor })
    const saved = await olga(saveDocument, { c: cohort, r: 'entrepreneur', all: own })
    expect(saved.data?.saveRubric).toEqual({ is_used: false, criteria: own })
    expect((await score(pablo, [5, 4, 3])).errors).toEqual([])
    const late = await olga(saveDocument, { c: cohort, r: 'entrepreneur', all: own.toReversed() })
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'alreadyScored' })
    expect((await read(olga)).criteria).toEqual(own)
    // The other role has no points yet.
    expect((await olga(saveDocument, { c: cohort, r: 'mentor', all: own })).errors).toEqual([])
  })

  test.each([
    ['two', own.slice(1), 'criteria3to6'],
    ['seven', [...own, ...own, ...own].slice(0, 7), 'criteria3to6'],
    ['one in one language', [...own.slice(1), { title: 'Fit', title_es: ' ' }], 'required'],
    ['a long one', [...own.slice(1), { title: 'F'.repeat(121), title_es: 'F' }], 'tooLong'],
    ['two lines', [...own.slice(1), { title: 'F\nF', title_es: 'F' }], 'oneLine'],
  ])('is three to six criteria in both languages, not %s', async (_, all, reason) => {
    const { errors } = await olga(saveDocument, { c: cohort, r: 'entrepreneur', all })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason })
  })
})

const secret = 'Her references did not answer'

describe('notes', () => {
  test('are read by all organisers and deleted by who wrote them', async () => {
    expect((await olga(noteDocument, { id, t: `  ${secret}  ` })).errors).toEqual([])
    const { notes } = (await read(pablo)) as { notes: { _id: string }[] }
    expect(notes).toMatchObject([{ text: secret, author_name: 'Olga', is_own: false }])
    const note = notes[0]?._id
    expect(await codeOf(pablo(removeDocument, { n: note }))).toBe('FORBIDDEN')
    const { data } = await olga(removeDocument, { n: note })
    expect(data?.removeApplicationNote).toMatchObject({ notes: [] })
    expect(await codeOf(olga(removeDocument, { n: note }))).toBe('NOT_FOUND')
  })

  test('are not empty and not endless', async () => {
    expect(await codeOf(olga(noteDocument, { id, t: '  ' }))).toBe('BAD_USER_INPUT')
    expect(await codeOf(olga(noteDocument, { id, t: 'a'.repeat(5001) }))).toBe('BAD_USER_INPUT')
  })
})

describe('points and notes are never seen', () => {
  const everyDoor = async (person: string, code: string) => {
    const call = await as(person)
    const { rows } = await db.query<{ id: string }>(
      'select id from application_note where application_id = $1',
      [id],
    )
    for (const answer of [
      await call(readDocument, { id }),
      await score(call, [5, 5, 5, 5, 5]),
      await call(noteDocument, { id, t: 'Mine' }),
    ])
      expect(answer.errors[0]?.extensions.code).toBe(code)
    const removed = await call(removeDocument, { n: rows[0]?.id })
    expect(removed.errors[0]?.extensions.code).toBe('NOT_FOUND')
  }
  const counts = () =>
    db.query('select (select count(*) from application_score), (select count(*) from application_note)')

  beforeEach(async () => {
    await score(olga, [5, 4, 3, 2, 1])
    await olga(noteDocument, { id, t: secret })
  })

  test('by the applicant, in no answer that they get, also when they work for the organisation', async () => {
    const before = (await counts()).rows
    await everyDoor(applicant, 'FORBIDDEN')
    const call = await as(applicant)
    const answers = await Promise.all([
      call(
        `{ myApplications { _id status history { message author_name } } notifications { kind message } me { _id } }`,
      ),
      call(`query ($id: ObjectId!) { application(query: { _id: $id }) { _id status history { message } } }`, {
        id,
      }),
      call(listDocument, { c: cohort }),
    ])
    for (const { body } of answers) expect(body).not.toContain(secret)
    expect((await counts()).rows).toEqual(before)
    await db.query(
      `update users set role = 'admin', org_role = 'owner', main_org = $2, cohort_id = null where id = $1`,
      [applicant, org],
    )
    await everyDoor(applicant, 'FORBIDDEN')
    expect(await listed(await as(applicant))).toMatchObject([{ scored: 0, score: null }])
  })

  test('by other applicants, and by organisers of another organisation', async () => {
    const before = (await counts()).rows
    await everyDoor(await build.person({ org, cohort, applicationStatus: 'pending' }), 'NOT_FOUND')
    await everyDoor(await build.person({ role: 'mentor', org, cohort }), 'NOT_FOUND')
    const elsewhere = await build.organisation()
    await everyDoor(await build.person({ role: 'admin', orgRole: 'owner', org: elsewhere }), 'NOT_FOUND')
    expect((await counts()).rows).toEqual(before)
  })

  test('by a stranger, and in the data that the applicant takes along', async () => {
    const { body, errors } = await (await as(null))(readDocument, { id })
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(body).not.toContain(secret)
    const taken = JSON.stringify(await myData({ db, env, log: pino({ level: 'silent' }) }, applicant))
    expect(taken).toContain(id)
    expect(taken).not.toContain(secret)
  })

  test('by anybody once the applicant has deleted the account', async () => {
    const person = { id: applicant, email: `${applicant}@example.org`, name: 'Person' }
    await inTransaction(db, (tx) => forgetPerson(tx, person))
    expect(await read(olga)).toMatchObject({ notes: [], scored: 0 })
  })
})
