import { buildSchema } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { applicationsTable } from '#testing/statements/applications.ts'
import { contentTable } from '#testing/statements/content.ts'
import { countStatements } from '#testing/statements/count.ts'
import { insightTable } from '#testing/statements/insight.ts'
import { joiningTable } from '#testing/statements/joining.ts'
import { manageTable } from '#testing/statements/manage.ts'
import { newsTable } from '#testing/statements/news.ts'
import { peopleTable } from '#testing/statements/people.ts'
import { planTable } from '#testing/statements/plan.ts'
import { programmeTable } from '#testing/statements/programme.ts'
import { makeScene, type Scene } from '#testing/statements/scene.ts'
import { sharingTable } from '#testing/statements/sharing.ts'
import type { Row, Table } from '#testing/statements/table.ts'
import { teamTable } from '#testing/statements/team.ts'
import { schemaText } from './schema.ts'

const api = await testApi()
const { statements, reset } = countStatements(api.db)
const table: Table = {
  ...programmeTable,
  ...joiningTable,
  ...applicationsTable,
  ...teamTable,
  ...sharingTable,
  ...peopleTable,
  ...planTable,
  ...manageTable,
  ...insightTable,
  ...newsTable,
  ...contentTable,
}

let small: Scene
let large: Scene
beforeAll(async () => {
  small = await makeScene(api, 1)
  large = await makeScene(api, 12)
})

async function countOf(scene: Scene, { prepare, call }: Pick<Row, 'prepare' | 'call'>): Promise<number> {
  const named = await prepare(scene)
  reset()
  const answer = await call(scene, named)
  expect(answer.errors).toEqual([])
  return statements.length
}

test('every operation of the schema has its number', () => {
  const schema = buildSchema(schemaText())
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  )
  expect(names.filter((name) => !(name in table))).toEqual([])
  expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([])
})

test.each(Object.entries(table))('%s takes no more statements for much than for little', async (_, row) => {
  const few = await countOf(small, row)
  expect(few, statements.join('\n')).toBeLessThanOrEqual(row.most)
  const many = await countOf(large, row)
  if (!row.isPerItem) expect(many, statements.join('\n')).toBe(few)
})

test.each([
  ['what is written on it', '', 1],
  ['the business nested in its project', 'business { _id problemStatement }', 2],
  ['the cohort of its project', 'cohort { _id module_data { slug } }', 2],
])('a step page with %s is one request of few statements', async (_, nested, number) => {
  const document = `query ($p: String!, $id: ObjectId!) {
    project(query: { _id: $id }) { _id name course_open ${nested} }
    inputs(query: { projectId: $p }) { _id value key parent version }
    segments(query: { projectId: $p }) { _id name }
    offerings(query: { projectId: $p }) { _id name segmentMatch }
    feedbackCounts(query: { projectId: $p }) { fieldId total unread }
    progresses(query: { projectId: $p }) { order module { validated review_request } }
  }`
  const { projectId } = large
  const call = () => large.calls.owner(document, { p: projectId, id: projectId })
  expect(await countOf(large, { prepare: async () => call(), call })).toBe(number)
})

test('the home page of a project is one request of few statements', async () => {
  const document = `query ($p: String!, $id: ObjectId!, $c: ObjectId!, $owner: String!) {
    project(query: { _id: $id }) { _id name status }
    projectHome(projectId: $p) { modules { steps_done } threads { text } team { name } last_edit { step } }
    projects(sortBy: NAME_ASC) { _id name }
    cohort(query: { _id: $c }) { _id module_data { slug } }
    owner: user(query: { user_id: $owner }) { _id first_name }
  }`
  const { projectId, cohort, ownerId } = large
  const call = () => large.calls.owner(document, { p: projectId, id: projectId, c: cohort, owner: ownerId })
  expect(await countOf(large, { prepare: async () => call(), call }), statements.join('\n')).toBe(6)
})
