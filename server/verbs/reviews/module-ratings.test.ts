import { beforeAll, expect, test } from 'vitest'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let superAdmin: Call
let organiser: Call

beforeAll(async () => {
  const [hub, org] = [await build.organisation('hub'), await build.organisation()]
  const cohort = await build.cohort({ org })
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  organiser = await as(await build.person({ role: 'admin', org, orgRole: 'owner' }))
  const mentor = await build.person({ org, cohort, role: 'mentor', applicationStatus: 'approved' })
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  const project = await build.project({ org, cohort, owner, mentor, name: 'Agua' })
  const rate = async (who: string, module: string, first: string, last = '') => {
    const answers = reviewQuestions.map((question, index) => ({
      question,
      answer: index === 0 ? first : index === 2 ? last : 'The map',
    }))
    const { errors } = await (await as(who))(
      `mutation ($p: String!, $m: String!, $a: [ReviewAnswerInput!]!) {
        moduleReview(projectId: $p, module: $m, answers: $a) { _id }
      }`,
      // In whatever order the questions come.
      { p: project, m: module, a: answers.toReversed() },
    )
    expect(errors).toEqual([])
  }
  await rate(owner, 'one', '5/5: It opened my eyes')
  await rate(mentor, 'one', '2/5', 'More examples, árbol')
  await rate(owner, 'two', 'Yes, very much')
})

const listed = async (list: object = {}) =>
  (
    await superAdmin(
      `query ($list: ListQueryInput) {
        moduleRatings(list: $list) { total items { module role helpful project_name } }
      }`,
      { list },
    )
  ).data?.moduleRatings

test('ratings are listed with their place on the scale, where they have one', async () => {
  expect(await listed()).toEqual({
    total: 3,
    items: [
      { module: 'two', role: 'entrepreneur', helpful: null, project_name: 'Agua' },
      { module: 'one', role: 'mentor', helpful: 2, project_name: 'Agua' },
      { module: 'one', role: 'entrepreneur', helpful: 5, project_name: 'Agua' },
    ],
  })
})

test.each([
  [{ filters: [{ name: 'module', value: 'one' }] }, 2],
  [{ filters: [{ name: 'role', value: 'mentor' }] }, 1],
  [{ filters: [{ name: 'helpful', value: '5' }] }, 1],
  [{ search: 'arbol' }, 1],
  [{ search: 'favorite' }, 0],
])('%j finds %i', async (list, total) => {
  expect(await listed(list)).toMatchObject({ total })
})

test('figures count each module and month, with how many chose what', async () => {
  const figures = async (role: string | null) =>
    (
      await superAdmin(
        `query ($role: String) {
          moduleRatingFigures(role: $role) { modules { module count average scale } months { count average } }
        }`,
        { role },
      )
    ).data?.moduleRatingFigures
  expect(await figures(null)).toEqual({
    modules: [
      { module: 'one', count: 2, average: 3.5, scale: [0, 1, 0, 0, 1] },
      { module: 'two', count: 1, average: null, scale: [0, 0, 0, 0, 0] },
    ],
    months: [{ count: 3, average: 3.5 }],
  })
  expect(await figures('mentor')).toMatchObject({ modules: [{ module: 'one', count: 1, average: 2 }] })
})

test('only those who run the platform read them', async () => {
  for (const query of ['{ moduleRatings { total } }', '{ moduleRatingFigures { months { count } } }'])
    expect((await organiser(query)).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
