import { moduleBySlug } from '#course/course.ts'
import { projectContent, projectFields } from '#domain/programme/project.ts'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { userFields, userWritable } from '#domain/programme/user.ts'
import type { GraphqlRequest } from './call.ts'
import { seededField } from './canaries.ts'
import { samplesOf } from './samples.ts'
import { schema } from './schema.ts'
import type { PersonKey, Seed } from './seed.ts'
import { nobody } from './target.ts'

/** A field that this person may not write, sent alone and beside one that may be written. */
export type ForbiddenWrite = { person: PersonKey; field: string; requests: GraphqlRequest[] }

type Values = Record<string, unknown>
type Build = (values: Values) => GraphqlRequest

const forbidden = (person: PersonKey, values: Values, allowed: Values, build: Build): ForbiddenWrite[] =>
  Object.entries(values).map(([field, value]) => ({
    person,
    field,
    requests: [build({ [field]: value }), build({ ...allowed, [field]: value })],
  }))

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const noRef = () => nobody
const stamps = { created_at: '2026-01-15', updated_at: '2026-01-15', created_by: nobody }

const fieldNames = (type: string): string[] => {
  const found = schema.getType(type)
  return found && 'getFields' in found ? Object.keys(found.getFields()) : []
}

function projectWrites({ projects }: Seed): ForbiddenWrite[] {
  const samples: Values = {
    ...Object.fromEntries(fieldNames('Project').map((name) => [name, 'x'])),
    ...samplesOf(projectFields, 'new', noRef),
    ...stamps,
    team_members: [],
  }
  const build: Build = (set) => ({
    document: `mutation ($id: ObjectId!, $set: ProjectUpdateInput!) { updateOneProject(query: { _id: $id }, set: $set) { _id } }`,
    variables: { id: projects.a, set },
  })
  const allowed: [PersonKey, readonly string[]][] = [
    ['owner', [...projectContent, 'team_members']],
    ['team', projectContent],
    ['mentor', []],
    ['organiserP', ['status']],
    ['adminP', ['status']],
    ['superAdmin', ['status']],
  ]
  return allowed.flatMap(([person, names]) =>
    // The version is what the writer saw, not something to set.
    forbidden(
      person,
      without(samples, [...names, 'version']),
      names.includes('status') ? { status: 'completed' } : { name: 'New' },
      build,
    ),
  )
}

const everybody: readonly PersonKey[] = [
  ...(['owner', 'team', 'mentor', 'approved', 'notApproved', 'ownerD'] as const),
  ...(['organiserP', 'adminP', 'superAdmin'] as const),
]

function userWrites({ people }: Seed): ForbiddenWrite[] {
  const samples: Values = {
    ...without(samplesOf(userFields, 'new', noRef), Object.keys(userWritable)),
    ...stamps,
    ...{ _id: nobody, password: 'new', image: 'x', disabled_at: null, consents: {}, mentor_capacity: 9 },
    basic_data: { avatar: '/files/x' },
    commitments: { commitTime: true },
  }
  return everybody.flatMap((person) => {
    const build: Build = (data) => ({
      document: `mutation ($id: String, $data: UserUpdateInput!) { updateOneUser(query: { user_id: $id }, data: $data) { _id } }`,
      variables: { id: people[person], data },
    })
    const commitments = ['commitConfidentiality', 'commitData', 'commitInformation', 'commitTime']
    return [
      ...forbidden(person, samples, { last_name: 'New' }, build),
      ...commitments.flatMap((name) =>
        forbidden(person, { commitments: { [name]: false } }, { last_name: 'New' }, build),
      ),
    ]
  })
}

const insiders: readonly PersonKey[] = ['owner', 'team', 'mentor', 'organiserP', 'adminP', 'superAdmin']

/** Fields as arguments, for the functions that take them one by one. */
const asArguments = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ')

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return typeof value === 'object' && value !== null
    ? `{ ${asArguments(value as Values)} }`
    : JSON.stringify(value)
}

function feedbackWrites({ projects, people }: Seed): ForbiddenWrite[] {
  const values = { _id: nobody, authorId: people.adminQ, timestamp: '2026-01-15', hidden_at: null, ...stamps }
  const place = { projectId: projects.a, fieldId: seededField }
  const insert: Build = (data) => ({
    document: 'mutation ($data: FeedbackInsertInput!) { insertOneFeedback(data: $data) { _id } }',
    variables: { data: { ...place, ...data } },
  })
  const add: Build = (data) => ({
    document: `mutation { addFeedback(${asArguments({ ...place, text: 'Hello', ...data })}) { _id } }`,
  })
  return insiders.flatMap((person) => [
    ...forbidden(person, { ...values, read: true, userId: people.adminQ }, { text: 'Hello' }, insert),
    ...forbidden(person, { ...values, read: true, userId: people.adminQ }, { path: '/x' }, add),
  ])
}

function progressWrites({ projects }: Seed): ForbiddenWrite[] {
  const build: Build = (payload) => ({
    document: `mutation ($id: String!, $payload: ProgressPayloadInput!) { updateProgress(projectId: $id, order: 1, payload: $payload) { _id } }`,
    variables: { id: projects.a, payload },
  })
  const never = {
    projectId: projects.q,
    order: 2,
    module_id: moduleBySlug('two')?.id,
    _id: nobody,
    validated_by: nobody,
    version: 9,
    ...stamps,
  }
  const ask = { module: { review_request: true } }
  const approve = { module: { validated: true } }
  const members: readonly PersonKey[] = ['owner', 'team']
  return [
    ...insiders.flatMap((person) =>
      forbidden(person, never, members.includes(person) ? ask : approve, build),
    ),
    ...members.flatMap((person) =>
      [{ finished: true }, { validated: true }, { request_count: 0, review_request: true }].flatMap((flags) =>
        forbidden(person, { module: flags }, {}, (payload) =>
          build({ module: { ...ask.module, ...(payload.module as Values) } }),
        ),
      ),
    ),
  ]
}

function reviewWrites({ projects, people }: Seed): ForbiddenWrite[] {
  const answers = reviewQuestions.map((question) => ({ question, answer: 'Yes' }))
  const build: Build = (values) => ({
    document: `mutation { moduleReview(${asArguments({ projectId: projects.a, module: 'two', answers, ...values })}) { _id } }`,
  })
  const values = {
    userId: people.adminQ,
    role: 'admin',
    _id: nobody,
    time: 1,
    user_id: people.adminQ,
    ...stamps,
  }
  return (['owner', 'team', 'mentor'] as const).flatMap((person) => forbidden(person, values, {}, build))
}

function bugWrites({ projects, people }: Seed): ForbiddenWrite[] {
  const build: Build = (values) => ({
    document: `mutation { reportBug(${asArguments({ projectId: projects.a, message: 'Broken', ...values })}) { _id } }`,
  })
  const values = { userId: people.adminQ, status: 'closed', _id: nobody, user_id: people.adminQ, ...stamps }
  return insiders.flatMap((person) => forbidden(person, values, { module: 'one' }, build))
}

/** Property by property: what is not this person's to write fails, and takes the rest of the request with it. */
export const forbiddenWrites = {
  project: projectWrites,
  user: userWrites,
  feedback: feedbackWrites,
  progress: progressWrites,
  review: reviewWrites,
  bug: bugWrites,
} satisfies Record<string, (seed: Seed) => ForbiddenWrite[]>
