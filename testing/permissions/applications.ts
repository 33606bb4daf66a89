import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { onceSignedIn } from './actors.ts'
import { canary, givePhone } from './canaries.ts'
import { cardOperation } from './cohort.ts'
import type { Break, Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId } from './target.ts'

const reading = 'application of this entrepreneur (read)'
const whole = `${selection('Application')} user { first_name email }`

const closes =
  (change: string): Break =>
  ({ db, target }) =>
    db.query(`update cohort set ${change} where id = any ($1)`, [[target.newCohort, target.cohort]])

const registrationCloses = [
  closes('registration_open = false'),
  closes('close_date = now()'),
  closes(`open_date = now() + interval '1 hour'`),
]
const cohortIsHidden = [closes('approved = false'), closes('private = true')]

/** A door into a cohort, closed while the cohort takes nobody in; one out of sight does not exist. */
const entrance = (name: string, changes: Way['changes']): Way[] => {
  const way: Way = {
    door: `Mutation.${name}`,
    prepare: bindToNothing,
    request: ({ actor }, target) => ({
      document: `mutation ($id: String!) { ${name}(cohortId: $id) { __typename } }`,
      // Who works in a team of a cohort does not apply there.
      variables: { id: actor.kind === 'team' ? target.cohort : target.newCohort },
    }),
    ...(changes && { changes }),
    refusal: onceSignedIn('FORBIDDEN'),
  }
  return [
    { ...way, breaks: { rg: registrationCloses }, codes: { rg: 'FORBIDDEN' } },
    { ...way, breaks: { rg: cohortIsHidden }, codes: { rg: 'hidden' } },
  ]
}

/** The owner's application to P1, waiting for a decision. */
async function keepOwners({ db, target, kept }: Scene): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `update application set status = 'pending' where user_id = $1 and cohort_id = $2 returning id`,
    [target.owner, target.cohort],
  )
  kept.set('application', rows[0]?.id ?? '')
}

async function apply({ db, userId, kept }: Scene, cohortId: string): Promise<void> {
  kept.set('application', newId())
  await db.query(
    `insert into application (id, user_id, cohort_id, role) values ($1, $2, $3, 'entrepreneur')`,
    [kept.get('application'), userId, cohortId],
  )
}

/** A profile that names no cohort yet. */
async function bindToNothing({ db, userId }: Scene): Promise<void> {
  await db.query(`update users set cohort_id = null, application_status = 'none' where id = $1`, [userId])
  await givePhone(db, userId)
}

/** A receipt by mail, and the organisers by a mail that waits for more. */
export const applicationTold = { 'job insert': 1, 'notification insert': 2, 'waiting_mail insert': 1 }

const joins = ({ actor }: Scene) => /^(ent|mentor)_/.test(actor.kind)

/** Nobody is told before the decision can no longer be taken back. */
const decided = {
  'application update': 1,
  'application_event insert': 1,
  'untold_decision insert': 1,
  'users update': 1,
}

const secretNote = canary('P-a-application-note')

/** A note that somebody of the organisation wrote, and a decision of the caller that nobody knows of. */
async function keepReviewed(scene: Scene): Promise<void> {
  await (scene.holds('ns') ? keepOwners(scene) : apply(scene, scene.target.cohort))
  const { db, kept, userId } = scene
  const application = kept.get('application')
  kept.set('note', newId())
  const author = userId || null
  await db.query(
    'insert into application_note (id, application_id, author_id, text) values ($1, $2, $3, $4)',
    [kept.get('note'), application, author, secretNote],
  )
  if (!userId) return
  const event = newId()
  await db.query(
    `insert into application_event (id, application_id, from_status, to_status, author_id)
     values ($1, $2, 'waitlisted', 'pending', $3)`,
    [event, application, userId],
  )
  await db.query(
    `insert into untold_decision (application_id, event_id, decider_id, before, due)
     values ($1, $2, $3, '{}', now() + interval '1 minute')`,
    [application, event, userId],
  )
}

const assessed = selection('Assessment')

const review = (door: string, document: string, changes: Way['changes'], more: Partial<Way> = {}): Way => ({
  door,
  prepare: keepReviewed,
  request: (scene, target) => ({
    document,
    variables: {
      ...(document.includes('$id:') && { id: keptId(scene, target, 'application') }),
      ...(document.includes('$note:') && { note: keptId(scene, target, 'note') }),
    },
  }),
  ...(changes && { changes }),
  codes: { ns: 'FORBIDDEN' },
  readableBy: reading,
  ...more,
})

/** Points and notes: whoever decides gives, writes and reads them, the applicant never. */
const reviewWays: readonly Way[] = [
  review('Query.assessment', `query ($id: ObjectId!) { assessment(applicationId: $id) { ${assessed} } }`, {}),
  review(
    'Mutation.scoreApplication',
    `mutation ($id: ObjectId!) { scoreApplication(applicationId: $id, points: [1, 2, 3, 4, 5]) { ${assessed} } }`,
    { 'application_score insert': 1 },
  ),
  review(
    'Mutation.noteApplication',
    `mutation ($id: ObjectId!) { noteApplication(applicationId: $id, text: "Seen") { ${assessed} } }`,
    { 'application_note insert': 1 },
  ),
  review(
    'Mutation.removeApplicationNote',
    `mutation ($note: ObjectId!) { removeApplicationNote(_id: $note) { ${assessed} } }`,
    { 'application_note delete': 1 },
    { codes: { ns: 'hidden' }, readableBy: () => false },
  ),
  review(
    'Mutation.takeBackDecisions',
    `mutation ($id: ObjectId!) { takeBackDecisions(ids: [$id]) { ${whole} } }`,
    { 'application update': 1, 'application_event delete': 1, 'untold_decision delete': 1 },
  ),
]

/** What reviewers look at is a setting of the cohort. */
export const rubricWrites: readonly Way[] = [
  {
    door: 'Mutation.saveRubric',
    request: (_, target) => ({
      document: `mutation ($id: ObjectId!, $all: [CriterionInput!]!) {
        saveRubric(cohortId: $id, role: "mentor", criteria: $all) { is_used }
      }`,
      variables: {
        id: target.cohort,
        all: ['One', 'Two', 'Three'].map((title) => ({ title, title_es: title })),
      },
    }),
    changes: { 'rubric insert': 1 },
    readableBy: cardOperation,
    ignores: ['v'],
  },
]

export const applications: Operations = {
  submitApplication: [
    ...entrance('submitApplication', ({ actor }) => ({
      'application insert': 1,
      'application_event insert': 1,
      ...applicationTold,
      'users update': 1,
      ...(actor.kind.startsWith('ent_') && { 'project insert': 1 }),
    })),
    ...entrance('chooseCohort', { 'users update': 1 }),
  ],
  withdrawApplication: [
    {
      door: 'Mutation.withdrawApplication',
      breaks: { rg: [...registrationCloses, closes('approved = false')] },
      prepare: (scene) => (joins(scene) ? apply(scene, scene.target.newCohort) : keepOwners(scene)),
      request: (scene, target) => ({
        document: 'mutation ($id: ObjectId!) { withdrawApplication(_id: $id) { status } }',
        variables: { id: keptId(scene, target, 'application') },
      }),
      changes: { 'application update': 1, 'application_event insert': 1 },
      codes: { rg: 'FORBIDDEN' },
      readableBy: reading,
    },
  ],
  [reading]: [
    {
      door: 'Query.application',
      prepare: keepOwners,
      request: (scene, target) => ({
        document: `query ($id: ObjectId!) { application(query: { _id: $id }) { ${whole} } }`,
        variables: { id: keptId(scene, target, 'application') },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({
          cohort_title: canary('P-p1-cohort-title'),
          user: { first_name: canary('P-a-owner-first_name') },
        }),
    },
  ],
  'decideApplication (approve, reject, waiting)': [
    ...['approved', 'waitlisted', 'rejected'].map(
      (status): Way => ({
        door: 'Mutation.decideApplications',
        prepare: (scene) => (scene.holds('ns') ? keepOwners(scene) : apply(scene, scene.target.cohort)),
        request: (scene, target) => ({
          document: `mutation ($id: ObjectId!, $status: String!) { decideApplications(ids: [$id], status: $status) { ${whole} } }`,
          variables: { id: keptId(scene, target, 'application'), status },
        }),
        changes: decided,
        codes: { ns: 'FORBIDDEN' },
        readableBy: reading,
      }),
    ),
    ...reviewWays,
  ],
  'applications of a cohort (list)': [
    {
      door: 'Query.cohortApplications',
      request: (_, target) => ({
        document: `query ($id: ObjectId!) { cohortApplications(cohortId: $id) { ${selection('ApplicationPage')} items { ${selection('ListedApplication')} user { first_name email } } } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({
          items: expect.arrayContaining([
            expect.objectContaining({
              user: expect.objectContaining({ first_name: canary('P-a-owner-first_name') }),
            }),
          ]),
        }),
      // The cohort itself is known to everybody.
      refusal: onceSignedIn('FORBIDDEN'),
    },
    {
      door: 'Query.decisionPreview',
      request: (_, target) => ({
        document:
          'query ($found: FoundApplicationsInput!) { decisionPreview(found: $found, status: "rejected") { found moved } }',
        variables: { found: { cohort_id: target.cohort, role: 'entrepreneur', query: {} } },
      }),
      shows: (_, { data }) => expect(data).toMatchObject({ found: expect.any(Number) }),
      refusal: onceSignedIn('FORBIDDEN'),
    },
    {
      door: 'Query.rubric',
      request: (_, target) => ({
        document: `query ($id: ObjectId!) { rubric(cohortId: $id, role: "mentor") { ${selection('Rubric')} } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { data }) => expect(data).toMatchObject({ is_used: false }),
      refusal: onceSignedIn('FORBIDDEN'),
    },
  ],
  'cohort.applications.csv': ['csv', 'xlsx'].map((format) => ({
    door: `GET /exports/cohort/:cohortId/applications.${format}`,
    request: (_, target) => ({
      method: 'GET',
      url: `/exports/cohort/${target.cohort}/applications.${format}`,
    }),
    shows: (_, { body }) =>
      format === 'csv' && expect(body).toContain(canary('P-a-owner-businessDetails-givenProblemDes')),
    refusal: onceSignedIn('FORBIDDEN'),
  })),
}
