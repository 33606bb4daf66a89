import { expect } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { newId } from '#server/new-id.ts'
import { managers, onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import type { Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId } from './target.ts'

const reading = 'progresses(projectId) read'
const moduleId = moduleBySlug('one')?.id ?? ''

type Payload = (scene: Scene) => Record<string, unknown>

const update = (payload: Payload, rest: Partial<Way> = {}): Way => ({
  door: 'Mutation.updateProgress',
  request: (scene, target) => ({
    document: `mutation ($id: String!, $payload: ProgressPayloadInput!) {
      updateProgress(projectId: $id, order: 1, payload: $payload) { ${selection('Progress')} }
    }`,
    variables: { id: target.project, payload: payload(scene) },
  }),
  readableBy: reading,
  ...rest,
})

const setFlags = (flags: string) => async (scene: Scene) => {
  const { db, target } = scene
  await db.query(`update progress set ${flags} where project_id = $1 and module_id = $2`, [
    target.project,
    moduleId,
  ])
}

const isReviewer = ({ actor }: Scene) => actor.kind === 'mentor_matched' || managers.includes(actor.kind)

/** The move that this actor may make, with a count that the server never counted. */
const forged: Payload = (scene) => ({
  module: isReviewer(scene)
    ? { finished: true, validated: true, request_count: 1 }
    : { review_request: true, request_count: 1 },
})

/** Owner and team are told what a reviewer did; whoever was disabled is not. */
const toldTeam = { 'job insert': 2, 'notification insert': 2 }

async function askForReview(scene: Scene): Promise<void> {
  const { db, target } = scene
  await setFlags('review_request = true, request_count = 1')(scene)
  await db.query(
    `insert into review_request (id, project_id, module_id, number, snapshot, message)
     values ($1, $2, $3, 1, '[]', $4)`,
    [newId(), target.project, moduleId, canary('P-a-review-request')],
  )
}

/** Everything is younger than the approval. */
async function approveLongAgo(scene: Scene): Promise<void> {
  await setFlags(`finished = true, validated = true, validated_at = '2020-01-01'`)(scene)
}

const ofModule =
  (field: string, fields: string): Way['request'] =>
  (_, target) => ({
    document: `query ($id: String!) { ${field}(projectId: $id, module: "one") ${fields} }`,
    variables: { id: target.project },
  })

/** Shows the plan itself, so that it goes by the rule of the plan. */
export const changesOfModule: Way = {
  door: 'Query.moduleChanges',
  prepare: approveLongAgo,
  request: ofModule('moduleChanges', `{ ${selection('ModuleChanges')} }`),
  shows: (_, { data, body }) => {
    expect(data).toMatchObject({ since: 'approval', left_out: 0 })
    expect(body).toContain(canary('P-a-business-first'))
  },
}

/** The same: figures, and where was worked. */
export const glanceAtPlan: Way = {
  door: 'Query.planGlance',
  request: (_, target) => ({
    document: `query ($id: String!) { planGlance(projectId: $id) { ${selection('PlanGlance')} } }`,
    variables: { id: target.project },
  }),
  shows: ({ target }, { data }) => {
    const { projectId, sections, changed_steps } = data as Record<string, unknown>
    expect(projectId).toBe(target.project)
    expect(sections).toEqual(expect.arrayContaining([expect.objectContaining({ section: 'problem' })]))
    expect(changed_steps).toBeGreaterThan(0)
  },
}

/** The same: the whole plan in words, as a document or on one page. */
const toldPlan = (query: 'businessPlan' | 'businessPlanCanvas'): Way => ({
  door: `Query.${query}`,
  request: (_, target) => ({
    document: `query ($id: String!) {
      ${query}(projectId: $id, locale: "en", scenario: "expected") { ${selection('BusinessPlan')} }
    }`,
    variables: { id: target.project },
  }),
  shows: (_, { data }) => {
    const { view } = data as { view: string }
    expect(view).toContain(canary('P-a-project-name'))
  },
})

export const wholePlan = [toldPlan('businessPlan'), toldPlan('businessPlanCanvas')]

/** Shows what reviewers wrote, so that it goes by the rule of conversations. */
export const messagesOfReviews: Way = {
  door: 'Query.reviewRequests',
  prepare: askForReview,
  request: ofModule('reviewRequests', `{ ${selection('ReviewRequest')} }`),
  shows: (_, { data }) =>
    expect(data).toEqual([
      expect.objectContaining({ number: 1, decision: null, message: canary('P-a-review-request') }),
    ]),
}

export const answerOfModule: Way = {
  door: 'Query.moduleAnswer',
  prepare: setFlags(`answer = 'sent back', answer_message = 'Look again', answered_at = now()`),
  request: ofModule('moduleAnswer', `{ ${selection('ModuleAnswer')} }`),
  shows: (_, { data }) => expect(data).toMatchObject({ decision: 'sent back', message: 'Look again' }),
}

export const progress: Operations = {
  [reading]: [
    {
      door: 'Query.waitingReviews',
      prepare: askForReview,
      request: () => ({ document: `{ waitingReviews { total items { ${selection('WaitingReview')} } } }` }),
      shows: ({ target }, { data }) =>
        expect(data).toMatchObject({ total: 1, items: [{ projectId: target.project, module: 'one' }] }),
      // Others get a list as well: of what is theirs.
      isUnnamed: true,
    },
    {
      door: 'Query.changedSteps',
      prepare: approveLongAgo,
      request: ofModule('changedSteps', ''),
      shows: (_, { data }) => expect(data).toContain('defining-your-problem'),
    },
    {
      door: 'Query.progresses',
      request: (_, target) => ({
        document: `query ($id: String) { progresses(query: { projectId: $id }) { ${selection('Progress')} } }`,
        variables: { id: target.project },
      }),
      shows: ({ target }, { data }) =>
        expect(data).toContainEqual(
          expect.objectContaining({ projectId: target.project, module_id: moduleId, order: 1 }),
        ),
    },
    {
      door: 'Query.project',
      request: (_, target) => ({
        document: `query ($id: ObjectId) { project(query: { _id: $id }) { progresses { ${selection('Progress')} } } }`,
        variables: { id: target.project },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({ progresses: [{ module_id: moduleId, order: 1 }, ...Array(8).fill({})] }),
    },
  ],
  'updateProgress: review_request': [
    update(() => ({ module: { review_request: true } }), {
      changes: {
        'progress update': 1,
        'review_request insert': 1,
        'notification insert': 1,
        'job insert': 1,
      },
    }),
  ],
  'updateProgress: validate (finished, validated)': [
    update(() => ({ module: { finished: true, validated: true } }), {
      prepare: async (scene) => {
        if (scene.holds('rq')) await setFlags('review_request = true')(scene)
      },
      changes: { 'progress update': 1, ...toldTeam },
    }),
    {
      door: 'Mutation.sendBack',
      prepare: async (scene) => {
        if (scene.holds('rq')) await askForReview(scene)
      },
      request: (_, target) => ({
        document: `mutation ($id: String!) {
          sendBack(projectId: $id, order: 1, message: "Look again") { ${selection('Progress')} }
        }`,
        variables: { id: target.project },
      }),
      changes: { 'progress update': 1, 'review_request update': 1, ...toldTeam },
      readableBy: reading,
    },
  ],
  'updateProgress: withdraw validation': [
    update(() => ({ module: { validated: false }, message: 'Too early' }), {
      prepare: setFlags('finished = true, validated = true, review_request = true'),
      changes: { 'progress update': 1, ...toldTeam },
    }),
  ],
  'progress.request_count': [update(forged, { prepare: setFlags('review_request = true') })],
  'progress.order': [
    update(() => ({ order: 2, module: {} }), {
      refusal: onceSignedIn('BAD_USER_INPUT'),
    }),
  ],
  'progress.module_id': [
    update(() => ({ module_id: moduleId }), { refusal: 'BAD_USER_INPUT' }),
    update(() => ({ module: { module_id: moduleId } }), { refusal: 'BAD_USER_INPUT' }),
  ],
}

/** Whose ratings of project a the caller gets to see. */
const ratings = ({ actor, seed, userId }: Scene) => {
  const { owner, team, mentor, disabled } = seed.people
  return (managers.includes(actor.kind) ? [owner, mentor, team, disabled] : [userId]).map((author) =>
    canary(`P-a-review-${author}`),
  )
}

const bugText = canary('P-a-bug')

async function reported({ db, target, seed, kept }: Scene): Promise<void> {
  kept.set('bug', newId())
  await db.query(
    `insert into bug_report (id, project_id, user_id, module, step, time, description)
     values ($1, $2, $3, 'one', 'summary', 0, $4)`,
    [kept.get('bug'), target.project, seed.people.owner, bugText],
  )
}

export const review: Operations = {
  'reviews(projectId, user_id, module) read': [
    {
      door: 'Query.reviews',
      request: ({ seed, holds }, target) => ({
        document: `query ($query: ReviewQueryInput) { reviews(query: $query) { ${selection('Review')} } }`,
        variables: {
          query: {
            projectId: target.project,
            module: 'one',
            ...(!holds('me') && { user_id: seed.people.disabled }),
          },
        },
      }),
      shows: (scene, { data }) =>
        expect(
          (data as { answers: { answer: string }[] }[]).map(({ answers }) => answers[0]?.answer).sort(),
        ).toEqual(ratings(scene).sort()),
    },
  ],
  'moduleReview (three answers)': [
    {
      door: 'Mutation.moduleReview',
      prepare: async ({ db, target, userId, holds }) => {
        if (!holds('on'))
          await db.query(
            `insert into module_review (id, project_id, user_id, role, module, answers) values ($1, $2, $3, 'mentor', 'two', '[]')`,
            [newId(), target.project, userId],
          )
      },
      request: (_, target) => ({
        document: `mutation ($id: String!, $answers: [ReviewAnswerInput!]!) {
          moduleReview(projectId: $id, module: "two", answers: $answers) { ${selection('Review')} }
        }`,
        variables: {
          id: target.project,
          answers: reviewQuestions.map((question) => ({ question, answer: 'Yes' })),
        },
      }),
      changes: { 'module_review insert': 1 },
      readableBy: 'project',
    },
  ],
  'reviews of all cohorts (/manage/reviews)': [
    {
      door: 'Query.reviews',
      request: () => ({ document: `{ reviews { ${selection('Review')} } }` }),
      shows: (_, { body }) => {
        expect(body).toContain('CANARY-P-a-review')
        expect(body).toContain('CANARY-Q-q-review')
      },
      // Others get a list as well: of their own organisation or their own ratings.
      isUnnamed: true,
      secret: ({ actor }) => (/_other$/.test(actor.kind) ? 'CANARY-P-a-review' : 'CANARY-Q-q-review'),
    },
    ...['csv', 'xlsx'].map(
      (format): Way => ({
        door: `GET /exports/reviews.${format}`,
        request: () => ({ method: 'GET', url: `/exports/reviews.${format}` }),
        shows: (_, { body }) => format === 'csv' && expect(body).toContain('CANARY-P-a-review'),
        refusal: onceSignedIn('FORBIDDEN'),
        secret: () => 'review',
      }),
    ),
    {
      door: 'Query.moduleRatings',
      request: () => ({ document: `{ moduleRatings { total items { ${selection('ModuleRating')} } } }` }),
      shows: (_, { body }) => {
        expect(body).toContain('CANARY-P-a-review')
        expect(body).toContain('CANARY-Q-q-review')
      },
      refusal: onceSignedIn('FORBIDDEN'),
      secret: () => 'review',
    },
    {
      door: 'Query.moduleRatingFigures',
      request: () => ({ document: `{ moduleRatingFigures { ${selection('ModuleRatingFigures')} } }` }),
      shows: (_, { data }) => expect(data).toMatchObject({ modules: [{ module: 'one' }] }),
      refusal: onceSignedIn('FORBIDDEN'),
    },
  ],
  'reportBug on this project': [
    {
      door: 'Mutation.reportBug',
      prepare: async ({ db, target, userId, holds }) => {
        if (!holds('rl'))
          await db.query(
            `insert into bug_report (id, project_id, user_id, time, description)
             select lpad(to_hex(n), 24, '0'), $1, $2, 0, 'x' from generate_series(1, 20) n`,
            [target.project, userId],
          )
      },
      request: (_, target) => ({
        document: `mutation ($id: String!) { reportBug(projectId: $id, message: "It broke") { ${selection('BugReport')} } }`,
        variables: { id: target.project },
      }),
      changes: { 'bug_report insert': 1 },
      readableBy: 'project',
    },
  ],
  bugs: [
    ...['csv', 'xlsx'].map(
      (format): Way => ({
        door: `GET /exports/bugs.${format}`,
        prepare: reported,
        request: () => ({ method: 'GET', url: `/exports/bugs.${format}` }),
        shows: (_, { body }) => format === 'csv' && expect(body).toContain(bugText),
        refusal: onceSignedIn('FORBIDDEN'),
        secret: () => bugText,
      }),
    ),
    {
      door: 'Query.bugs',
      prepare: reported,
      request: () => ({ document: `{ bugs { total items { ${selection('ManagedBug')} } } }` }),
      shows: (_, { data }) => expect(data).toMatchObject({ total: 1, items: [{ description: bugText }] }),
      refusal: onceSignedIn('FORBIDDEN'),
      secret: () => bugText,
    },
  ],
  setBugStatus: [
    {
      door: 'Mutation.setBugStatus',
      prepare: reported,
      request: (scene, target) => ({
        document: `mutation ($id: ObjectId!) {
          setBugStatus(_id: $id, status: "closed", answer: "Repaired") { ${selection('ManagedBug')} }
        }`,
        variables: { id: keptId(scene, target, 'bug') },
      }),
      changes: { 'bug_report update': 1, 'notification insert': 1, 'job insert': 1 },
      refusal: onceSignedIn('FORBIDDEN'),
      secret: () => bugText,
    },
  ],
}
