import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { onceSignedIn } from './actors.ts'
import { canary, givePhone } from './canaries.ts'
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
  'decideApplication (approve, reject, waiting)': ['approved', 'waitlisted', 'rejected'].map((status) => ({
    door: 'Mutation.decideApplications',
    prepare: (scene) => (scene.holds('ns') ? keepOwners(scene) : apply(scene, scene.target.cohort)),
    request: (scene, target) => ({
      document: `mutation ($id: ObjectId!, $status: String!) { decideApplications(ids: [$id], status: $status) { ${whole} } }`,
      variables: { id: keptId(scene, target, 'application'), status },
    }),
    changes: {
      'application update': 1,
      'application_event insert': 1,
      'job insert': 1,
      'notification insert': 1,
      'users update': 1,
    },
    codes: { ns: 'FORBIDDEN' },
    readableBy: reading,
  })),
  'applications of a cohort (list)': [
    {
      door: 'Query.cohortApplications',
      request: (_, target) => ({
        document: `query ($id: String!) { cohortApplications(query: { cohort_id: $id }) { ${selection('ApplicationPage')} items { ${whole} } } }`,
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
