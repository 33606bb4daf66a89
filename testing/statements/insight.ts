import { attentionDefaults } from '#domain/programme/attention.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const needs = 'items { kind days } counts { kind count }'

const halfSigned = async ({ db, projectId }: Scene) => {
  await db.query('update project set entrepreneur_agreement = false where id = $1', [projectId])
  await db.query(`update mentorship set started_at = now() - interval '30 days' where project_id = $1`, [
    projectId,
  ])
  return {}
}

export const insightTable: Table = {
  'Query.needsYou': row(3, 'organiser', `query ($c: ObjectId) { needsYou(cohortId: $c) { ${needs} } }`),
  'Query.cohortDashboard': row(
    7,
    'organiser',
    'query ($c: ObjectId!) { cohortDashboard(cohortId: $c) { funnel { working } mentors { waiting } ratings { count } } }',
  ),
  'Query.incubating': row(
    4,
    'organiser',
    'query ($c: ObjectId!) { incubating(cohortId: $c) { total items { needs modules { state } } } }',
  ),
  'Query.platformHome': row(2, 'superAdmin', '{ platformHome { teams bugs { _id } drafts { _id } } }'),
  'Mutation.setAttention': row(
    6,
    'organiser',
    'mutation ($c: ObjectId!, $a: AttentionInput!) { setAttention(cohortId: $c, attention: $a) { team_days } }',
    () => ({ a: attentionDefaults }),
  ),
  'Mutation.remind': {
    ...row(
      11,
      'organiser',
      'mutation ($c: ObjectId!, $p: ObjectId!) { remind(cohortId: $c, projectId: $p, kind: "unsigned") { people } }',
      halfSigned,
    ),
    isPerItem: true,
  },
}
