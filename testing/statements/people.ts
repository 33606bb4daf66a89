import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const change = (most: number, verb: string, more: (scene: Scene) => string) => ({
  ...row(most, 'superAdmin', ''),
  call: (scene: Scene) =>
    scene.calls.superAdmin(`mutation ($id: ObjectId!) { ${verb}(userId: $id${more(scene)}) { _id state } }`, {
      id: scene.bystander,
    }),
})

export const peopleTable: Table = {
  'Query.organisationInvites': row(3, 'superAdmin', '{ organisationInvites(org: "hub") { email } }'),
  'Mutation.inviteAdmin': row(
    11,
    'superAdmin',
    `mutation { inviteAdmin(org: "hub", email: "rita@example.org", first_name: "Rita", last_name: "Rivas",
      org_role: "owner") { state } }`,
  ),
  'Mutation.withdrawAdminInvite': row(
    7,
    'superAdmin',
    'mutation ($id: ObjectId!) { withdrawAdminInvite(_id: $id) { state } }',
    async ({ db, org }) => {
      const id = newId()
      await db.query(
        `insert into admin_invite (id, org_id, email, first_name, last_name, org_role, token_hash, expires_at)
         values ($1, $2, 'eva@example.org', 'Eva', 'Rivas', 'owner', $1, now() + interval '1 day')`,
        [id, org],
      )
      return { id }
    },
  ),
  'Mutation.hideFeedback': row(
    9,
    'superAdmin',
    'mutation ($id: ObjectId!) { hideFeedback(_id: $id) }',
    async ({ db, projectId }) => {
      const { rows } = await db.query('select id from feedback where project_id = $1 and hidden_at is null', [
        projectId,
      ])
      return { id: rows[0]?.id }
    },
  ),
  'Mutation.transferProject': row(
    12,
    'superAdmin',
    'mutation ($p: String!, $owner: ObjectId) { transferProject(projectId: $p, owner_id: $owner) { _id } }',
    ({ waiting, bystander }) => ({ p: waiting.at(-1), owner: bystander }),
  ),
  'Query.auditLog': row(
    3,
    'superAdmin',
    '{ auditLog(list: { search: "person" }) { total items { action actor_name target_name } } }',
  ),
  'Query.platformUsers': row(
    3,
    'superAdmin',
    '{ platformUsers(list: { search: "person" }) { total items { email } } }',
  ),
  'Query.platformPlaces': row(
    3,
    'superAdmin',
    '{ platformPlaces { organisations { name } cohorts { title } } }',
  ),
  'Query.organisationUsers': row(
    4,
    'superAdmin',
    '{ organisationUsers(org: "hub", list: { sort: "-seen" }) { total items { email } } }',
  ),
  'Mutation.adminUpdateUser': change(
    9,
    'adminUpdateUser',
    ({ cohort }) => `, data: { cohortId: "${cohort}" }`,
  ),
  'Mutation.setOrg': change(9, 'setOrg', ({ org }) => `, org: "${org}"`),
  'Mutation.setMainOrg': change(8, 'setMainOrg', ({ org }) => `, org: "${org}"`),
  'Mutation.revokeUserSessions': change(9, 'revokeUserSessions', () => ''),
  'Mutation.deactivateUsers': {
    ...row(
      3,
      'superAdmin',
      'mutation ($id: ObjectId!) { deactivateUsers(people: { ids: [$id] }, disabled: false) { changed } }',
      ({ bystander }) => ({ id: bystander }),
    ),
    isPerItem: true,
  },
  'Mutation.deactivateUser': change(10, 'deactivateUser', () => ', disabled: false'),
  'Mutation.setUserRole': change(10, 'setUserRole', () => ', role: "mentor"'),
}
