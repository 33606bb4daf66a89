import type { PoolClient } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import { reviewQuestions } from '#domain/programme/course.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
import { pascal } from './types.ts'

const { app, db, as } = await testApi()
const build = world(db)

const statements: string[] = []
const counted = new WeakSet<PoolClient>()

// Pool.query goes through a client too, so this is every way to the database that a request has.
db.on('acquire', (client) => {
  if (counted.has(client)) return
  counted.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: [string | { text: string }, ...unknown[]]) => {
    statements.push(typeof args[0] === 'string' ? args[0] : args[0].text)
    return query(...args)
  }) as PoolClient['query']
})

type Scene = {
  projectId: string
  ownerId: string
  cohort: string
  newcomer: Call
  owner: Call
  mentor: Call
  organiser: Call
  /** Ids of the rows of each kind, as many as the scene is large. */
  rows: Record<PlanKind, string[]>
}

const insertRow = `insert into plan_item (id, project_id, kind, data, updated_by, single_key)
  values ($1, $2, $3, $4, $5, case when $3 = 'business' then 'business' end)`

async function scene(size: number): Promise<Scene> {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const person = (role: 'entrepreneur' | 'mentor') =>
    build.person({ role, org, cohort, applicationStatus: 'approved' })
  const [ownerId, mentorId, newcomerId] = [
    await person('entrepreneur'),
    await person('mentor'),
    await person('entrepreneur'),
  ]
  const projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId })
  const rows = await fill(projectId, ownerId, size)
  for (let count = 1; count < size; count += 1) {
    const owner = await person('entrepreneur')
    await fill(await build.project({ org, cohort, owner }), owner, 2)
  }
  return {
    projectId,
    ownerId,
    cohort,
    rows,
    newcomer: await as(newcomerId),
    owner: await as(ownerId),
    mentor: await as(mentorId),
    organiser: await as(await build.person({ role: 'admin', org })),
  }
}

async function fill(projectId: string, userId: string, size: number) {
  const segment = newId()
  const rows = Object.fromEntries(planKinds.map((kind) => [kind, [] as string[]])) as Scene['rows']
  for (const kind of planKinds) {
    const count = kind === 'business' ? 1 : size
    for (let index = 0; index < count; index += 1) {
      const id = kind === 'segment' && index === 0 ? segment : newId()
      // Every offering names the first segment, so deleting that one changes all of them.
      const data = kind === 'offering' ? { segmentMatch: [segment] } : {}
      await db.query(insertRow, [id, projectId, kind, JSON.stringify(data), userId])
      rows[kind].push(id)
    }
  }
  for (let index = 0; index < size; index += 1) {
    await db.query(
      `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, 'Why?', $4)`,
      [newId(), projectId, userId, `field-${index}`],
    )
  }
  return rows
}

type Row = [statements: number, call: (scene: Scene) => Promise<{ errors: unknown[] }>]

const inProject = (document: string, who: 'owner' | 'mentor' | 'organiser' = 'owner') => {
  return (scene: Scene) => scene[who](document, { p: scene.projectId, user: scene.ownerId, c: scene.cohort })
}

// One statement of each request finds the session; begin and commit are two of a writing one.
const programme: Record<string, Row> = {
  'Query.me': [2, inProject('{ me { _id project_id } }')],
  'Query.user': [2, inProject('query ($user: String) { user(query: { user_id: $user }) { _id email } }')],
  'Query.project': [2, inProject('query ($p: ObjectId) { project(query: { _id: $p }) { _id name } }')],
  'Query.projects': [
    3,
    inProject('{ projects { _id segments { name } inputs { value } progresses { order } } }', 'organiser'),
  ],
  'Query.cohort': [
    2,
    inProject('query ($c: ObjectId) { cohort(query: { _id: $c }) { title module_data { slug } } }'),
  ],
  'Query.openCohorts': [2, inProject('{ openCohorts { title } }')],
  'Query.steps': [2, inProject('{ steps(query: { module: "one" }) { title } }')],
  'Query.models': [2, inProject('{ models { name } }')],
  'Query.feedbacks': [
    2,
    inProject(
      'query ($p: String) { feedbacks(query: { projectId: $p }) { text author { first_name role } } }',
    ),
  ],
  'Query.feedbackCounts': [
    2,
    inProject('query ($p: String) { feedbackCounts(query: { projectId: $p }) { fieldId unread } }'),
  ],
  'Query.progresses': [2, inProject('query ($p: String) { progresses(query: { projectId: $p }) { order } }')],
  'Query.reviews': [2, inProject('query ($p: String) { reviews(query: { projectId: $p }) { module } }')],
  'Mutation.updateOneUser': [
    6,
    inProject(
      'mutation ($user: String) { updateOneUser(query: { user_id: $user }, data: { first_name: "Ana" }) { first_name } }',
    ),
  ],
  'Mutation.setOnboarded': [6, inProject('mutation { setOnboarded { onboarded } }', 'organiser')],
  'Mutation.createProject': [
    5,
    (scene) =>
      scene.newcomer(
        'mutation ($c: String!) { createProject(data: { cohort_id: $c, name: "Lamps" }) { _id } }',
        { c: scene.cohort },
      ),
  ],
  'Mutation.updateOneProject': [
    6,
    inProject(
      'mutation ($p: ObjectId) { updateOneProject(query: { _id: $p }, set: { name: "Filter" }) { name } }',
    ),
  ],
  'Mutation.insertOneFeedback': [
    6,
    inProject(
      'mutation ($p: String!) { insertOneFeedback(data: { projectId: $p, fieldId: "a", text: "Why?" }) { _id } }',
      'mentor',
    ),
  ],
  'Mutation.addFeedback': [
    6,
    inProject(
      'mutation ($p: String!) { addFeedback(projectId: $p, fieldId: "a", text: "Why?") { _id } }',
      'mentor',
    ),
  ],
  'Mutation.markFeedbackRead': [
    6,
    inProject('mutation ($p: String!) { markFeedbackRead(projectId: $p, fieldId: "field-0") }', 'mentor'),
  ],
  'Mutation.moduleReview': [
    5,
    (scene) =>
      scene.owner(
        'mutation ($p: String!, $a: [ReviewAnswerInput!]!) { moduleReview(projectId: $p, module: "one", answers: $a) { _id } }',
        { p: scene.projectId, a: answers },
      ),
  ],
  'Mutation.updateProgress': [
    8,
    inProject(
      'mutation ($p: String!) { updateProgress(projectId: $p, order: 1, payload: { module: { review_request: true } }) { order } }',
    ),
  ],
  'Mutation.reportBug': [
    6,
    inProject('mutation ($p: String!) { reportBug(projectId: $p, message: "It broke") { _id } }'),
  ],
}

function planRows(kind: PlanKind): Record<string, Row> {
  const name = pascal(kind)
  const { plural } = planEntities[kind]
  const onRow = (at: 0 | -1, document: string) => (scene: Scene) =>
    scene.owner(document, { id: scene.rows[kind].at(at) })
  const rows: Record<string, Row> = {
    [`Query.${kind}`]: [
      2,
      onRow(0, `query ($id: ObjectId) { ${kind}(query: { _id: $id }) { _id version } }`),
    ],
    [`Query.${plural}`]: [2, inProject(`query ($p: String) { ${plural}(query: { projectId: $p }) { _id } }`)],
    [`Mutation.updateOne${name}`]: [
      5,
      onRow(-1, `mutation ($id: ObjectId) { updateOne${name}(query: { _id: $id }, set: {}) { version } }`),
    ],
    [`Mutation.insertOne${name}`]: [
      5,
      inProject(`mutation ($p: String!) { insertOne${name}(data: { projectId: $p }) { _id } }`),
    ],
    [`Mutation.deleteOne${name}`]: [
      // The first segment is named by all offerings, which takes one statement more for all of them.
      kind === 'segment' ? 8 : 7,
      onRow(0, `mutation ($id: ObjectId) { deleteOne${name}(query: { _id: $id }) { _id } }`),
    ],
  }
  return kind === 'business' ? businessRows(rows) : rows
}

/** A business is never deleted; inserting it again reads the one that is there, for the answer. */
function businessRows({ 'Mutation.deleteOneBusiness': _, ...rows }: Record<string, Row>) {
  const again = rows['Mutation.insertOneBusiness']
  return again
    ? {
        ...rows,
        'Mutation.insertOneBusiness': [
          6,
          async (scene: Scene) => ({ errors: (await again[1](scene)).errors.slice(1) }),
        ] satisfies Row,
      }
    : rows
}

const answers = reviewQuestions.map((question) => ({ question, answer: 'Yes' }))

const table: Record<string, Row> = Object.assign({}, programme, ...planKinds.map(planRows))

let small: Scene
let large: Scene
beforeAll(async () => {
  small = await scene(1)
  large = await scene(12)
})

async function countOf(call: () => Promise<{ errors: unknown[] }>): Promise<number> {
  statements.length = 0
  const answer = await call()
  expect(answer.errors).toEqual([])
  return statements.length
}

test('every operation of the schema has its number', () => {
  const { schema } = app.graphql
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  )
  expect(Object.keys(table).sort()).toEqual(names.sort())
})

test.each(Object.entries(table))(
  '%s takes as many statements in a large project as in a small one',
  async (_, [number, call]) => {
    const counts = [await countOf(() => call(small)), await countOf(() => call(large))]
    expect(counts, statements.join('\n')).toEqual([number, number])
  },
)

test.each([
  ['what is written on it', '', 2],
  ['the business nested in its project', 'business { _id problemStatement }', 3],
])('a step page with %s is one request of few statements', async (_, nested, number) => {
  const document = `query ($p: String!, $id: ObjectId!) {
    project(query: { _id: $id }) { _id name course_open ${nested} }
    inputs(query: { projectId: $p }) { _id value key parent version }
    segments(query: { projectId: $p }) { _id name }
    offerings(query: { projectId: $p }) { _id name segmentMatch }
    feedbackCounts(query: { projectId: $p }) { fieldId total unread }
    progresses(query: { projectId: $p }) { order module { validated review_request } }
  }`
  const { owner, projectId } = large
  expect(await countOf(() => owner(document, { p: projectId, id: projectId }))).toBe(number)
})
