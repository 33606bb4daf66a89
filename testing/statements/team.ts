import { hashToken } from '#server/auth/secret-token.ts'
import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

/** An invitation of the newcomer, whose link is known. */
async function invited({ db, projectId, ownerId, calls }: Scene) {
  const { data } = await calls.newcomer('{ me { email } }')
  const { email } = (data as { me: { email: string } }).me
  const token = newId()
  await db.query('delete from team_access where project_id = $1', [projectId])
  const { rows } = await db.query<{ id: string }>(
    `insert into team_invite (id, project_id, email, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')
     on conflict (project_id, email) where used_at is null and withdrawn_at is null
       do update set token_hash = excluded.token_hash returning id`,
    [newId(), projectId, email, hashToken(token), ownerId],
  )
  return { token, id: rows[0]?.id }
}

async function joined(scene: Scene) {
  const { token } = await invited(scene)
  await scene.calls.newcomer('mutation ($t: String!) { acceptTeamInvite(token: $t) { _id } }', { t: token })
  const { rows } = await scene.db.query<{ user_id: string }>(
    'select user_id from team_access where project_id = $1',
    [scene.projectId],
  )
  return { member: rows[0]?.user_id }
}

export const teamTable: Table = {
  'Query.projectHome': row(
    4,
    'owner',
    `query ($p: String!) { projectHome(projectId: $p) {
      modules { steps_done changed_steps } threads { text } team { name } invites { email } last_edit { step }
    } }`,
  ),
  // The plan, the names of its cover, the models to choose from, the week with the steps of the cohort, and that it has to be told.
  'Query.planGlance': row(
    6,
    'owner',
    `query ($p: String!) { planGlance(projectId: $p) {
      steps_done sections { section steps } figures { name value } changes { step authors } changed_steps
    } }`,
  ),
  // The plan, the names of its cover, the models to choose from, and that it has to be told.
  'Query.businessPlan': row(
    5,
    'owner',
    `query ($p: String!) { businessPlan(projectId: $p, locale: "en", scenario: "expected") { view } }`,
  ),
  'Query.businessPlanCanvas': row(
    5,
    'owner',
    `query ($p: String!) { businessPlanCanvas(projectId: $p, locale: "en", scenario: "expected") { view } }`,
  ),
  'Query.teamInvitation': row(
    2,
    'newcomer',
    'query ($token: String!) { teamInvitation(token: $token) { state project_name } }',
    invited,
  ),
  'Mutation.withdrawTeamInvite': row(
    6,
    'owner',
    'mutation ($p: String!, $id: ObjectId!) { withdrawTeamInvite(projectId: $p, _id: $id) { state } }',
    invited,
  ),
  'Mutation.inviteTeamMember': row(
    11,
    'owner',
    'mutation ($p: String!) { inviteTeamMember(projectId: $p, email: "ana@example.org") { state } }',
  ),
  'Mutation.acceptTeamInvite': row(
    17,
    'newcomer',
    'mutation ($token: String!) { acceptTeamInvite(token: $token) { _id } }',
    invited,
  ),
  'Mutation.removeTeamMember': row(
    12,
    'owner',
    'mutation ($p: String!, $member: String!) { removeTeamMember(projectId: $p, userId: $member) }',
    joined,
  ),
}
