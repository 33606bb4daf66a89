import { expect } from 'vitest'
import { attentionDefaults } from '#domain/programme/attention.ts'
import { onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import { cardOperation } from './cohort.ts'
import type { Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'

/** The team of project a has done nothing for long. */
const silent = async ({ db, target }: Scene) => {
  await db.query(
    `update cohort set start_date = now() - interval '90 days', end_date = now() + interval '90 days', matching_end = now() + interval '80 days'
     where id = $1`,
    [target.cohort],
  )
  await db.query(`update project set created_at = now() - interval '60 days' where id = $1`, [target.project])
  await db.query(`update mentorship set started_at = now() - interval '60 days' where project_id = $1`, [
    target.project,
  ])
  await db.query(`update plan_item set updated_at = now() - interval '50 days' where project_id = $1`, [
    target.project,
  ])
}

const read = (door: string, type: string, beside = ''): Way => ({
  door: `Query.${door}`,
  prepare: silent,
  request: (_, target) => ({
    document: `query ($id: ObjectId!) { ${door}(cohortId: $id) { ${selection(type)} ${beside} } }`,
    variables: { id: target.cohort },
  }),
  shows: (_, { body }) => expect(body).toContain(canary('P-a-project-name')),
  // The cohort itself is known to everybody.
  refusal: onceSignedIn('FORBIDDEN'),
})

export const insight: Operations = {
  'dash.cohort': [
    read('needsYou', 'NeedsYou'),
    {
      ...read('cohortDashboard', 'CohortDashboard', 'cohort { title }'),
      shows: (_, { data }) => expect(data).toMatchObject({ cohort: { title: canary('P-p1-cohort-title') } }),
    },
  ],
  'dash.incubating': [read('incubating', 'IncubatingPage')],
  'cohort.progress.csv': ['csv', 'xlsx'].map((format) => ({
    door: `GET /exports/cohort/:cohortId/progress.${format}`,
    request: (_, target) => ({ method: 'GET', url: `/exports/cohort/${target.cohort}/progress.${format}` }),
    shows: (_, { body }) => format === 'csv' && expect(body).toContain(canary('P-a-project-name')),
    refusal: onceSignedIn('FORBIDDEN'),
  })),
}

/** The figures of the platform are for whoever sees all partners. */
export const platformReads: readonly Way[] = [
  {
    door: 'Query.platformHome',
    request: () => ({ document: `{ platformHome { ${selection('PlatformHome')} } }` }),
    secret: () => 'org-p',
    refusal: onceSignedIn('FORBIDDEN'),
  },
]

/** What organisers do from there; the matrix has it among the settings of a cohort. */
export const insightWrites: readonly Way[] = [
  {
    door: 'Mutation.setAttention',
    request: (_, target) => ({
      document: `mutation ($id: ObjectId!, $attention: AttentionInput!) { setAttention(cohortId: $id, attention: $attention) { review_days } }`,
      variables: { id: target.cohort, attention: { ...attentionDefaults, review_days: 9 } },
    }),
    changes: { 'cohort update': 1 },
    readableBy: cardOperation,
    ignores: ['v'],
  },
  {
    door: 'Mutation.remind',
    prepare: silent,
    request: (_, target) => ({
      document: `mutation ($id: ObjectId!, $p: ObjectId!) { remind(cohortId: $id, projectId: $p, kind: "quietMentor") { people } }`,
      variables: { id: target.cohort, p: target.project },
    }),
    changes: { 'reminder insert': 1, 'notification insert': 1, 'job insert': 1 },
    readableBy: cardOperation,
    ignores: ['v'],
  },
]
