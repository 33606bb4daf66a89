import { beforeAll, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { loadContent } from '#server/content/load-content.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let inCohort: Call
let elsewhere: Call
let nobody: Call
let cohort: string

beforeAll(async () => {
  await loadContent(db)
  const org = await build.organisation()
  cohort = await build.cohort({ org })
  inCohort = await as(await build.person({ org, cohort }))
  elsewhere = await as(await build.person())
  nobody = await as(null)
})

type Step = { _id: string; order: number; title: string; title_es: string }
const steps = async (call: Call, query: string) => {
  const { data, errors } = await call(`{ steps(${query}) { _id order title title_es } }`)
  expect(errors).toEqual([])
  return data?.steps as Step[]
}

test.each(courseModules.map((module) => [module.slug, module] as const))(
  'module %s gives its steps in order, by slug and by id',
  async (slug, module) => {
    const bySlug = await steps(inCohort, `query: { module: "${slug}" }, sortBy: ORDER_ASC`)
    expect(bySlug.length).toBeGreaterThan(1)
    expect(bySlug.map(({ order }) => order)).toEqual(
      bySlug.map((_, index) => index + (bySlug[0]?.order ?? 0)),
    )
    for (const step of bySlug) expect(step.title && step.title_es).toBeTruthy()
    expect(await steps(inCohort, `query: { module: "${module.id}" }`)).toEqual(bySlug)
    expect(await steps(inCohort, `query: { module: "${slug}" }, sortBy: ORDER_DESC`)).toEqual(
      [...bySlug].reverse(),
    )
  },
)

test('one step by its id, all steps without a filter, none of a module that is not there', async () => {
  const all = await steps(inCohort, 'sortBy: ORDER_ASC')
  const [first] = all
  expect(await steps(inCohort, `query: { _id: "${first?._id}" }`)).toEqual([first])
  expect(all.length).toBeGreaterThan(courseModules.length * 2)
  expect(await steps(inCohort, 'query: { module: "ten" }')).toEqual([])
})

test('a cohort reads its own words, everybody else those of the course', async () => {
  const [step] = await steps(inCohort, 'query: { module: "one" }')
  await db.query(
    `insert into step_text (step_id, cohort_id, part, text, base_hash) values ($1, $2, 'title', 'Our own words', '')`,
    [step?._id, cohort],
  )
  expect((await steps(inCohort, 'query: { module: "one" }'))[0]?.title).toBe('Our own words')
  expect((await steps(elsewhere, 'query: { module: "one" }'))[0]?.title).toBe(step?.title)
})

test('models are the same for everybody who is signed in', async () => {
  const { data } = await elsewhere('{ models { _id name name_es type } }')
  const all = (data?.models ?? []) as { name: string; name_es: string }[]
  expect(all.length).toBeGreaterThan(10)
  for (const model of all) expect(model.name && model.name_es).toBeTruthy()
})

test.each([
  '{ steps { _id } }',
  '{ models { _id } }',
  '{ feedbacks { _id } }',
  '{ progresses { order } }',
  '{ reviews { _id } }',
  '{ projects { _id } }',
  '{ user { _id } }',
])('nobody reads %s without signing in', async (document) => {
  expect((await nobody(document)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
