import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { cardOperation, freeForMentors } from './people.ts'
import { selection } from './schema.ts'
import { keptId, nobody } from './target.ts'

const person = selection('ManagedUser')
const email = `${canary('P-a-owner')}@example.org`.toLowerCase()

/** The person stands as high as whoever wants to change them. */
const asHigh = ({ db, seed, actor, target }: Scene) =>
  db.query(`update users set role = 'admin', org_role = 'owner', main_org = $2 where id = $1`, [
    target.owner,
    actor.kind === 'super' ? seed.orgs.hub : seed.orgs.p,
  ])

const change = (
  verb: string,
  more: (scene: Scene, target: Target) => string,
  updates: number,
): readonly Way[] => [
  {
    door: `Mutation.${verb}`,
    prepare: freeForMentors,
    request: (scene, target) => ({
      document: `mutation ($id: ObjectId!) { ${verb}(userId: $id${more(scene, target)}) { ${person} } }`,
      variables: { id: target.owner },
    }),
    changes: { 'users update': updates },
    readableBy: cardOperation,
    codes: { lo: 'FORBIDDEN' },
    breaks: { lo: [asHigh] },
  },
]

const slugOf = (target: Target) => (target.project === nobody ? 'nowhere' : 'org-p')

async function invite({ db, seed, kept }: Scene): Promise<void> {
  kept.set('invite', newId())
  await db.query(
    `insert into admin_invite (id, org_id, email, first_name, last_name, org_role, token_hash, expires_at)
     values ($1, $2, 'canary-p-a-invited@example.org', 'Ana', 'Rivas', 'organiser', $1, now() + interval '1 day')`,
    [kept.get('invite'), seed.orgs.p],
  )
}

const search: Way = {
  door: 'Query.platformUsers',
  request: () => ({
    document: `{ platformUsers(list: { search: "canary-p-a-owner" }) { total items { ${person} } } }`,
  }),
  shows: (_, { data }) => expect(data).toMatchObject({ total: 1, items: [{ email }] }),
  refusal: onceSignedIn('FORBIDDEN'),
}

const places: Way = {
  door: 'Query.platformPlaces',
  request: () => ({
    document: `{ platformPlaces { organisations { ${selection('PlatformOrganisation')} }
      cohorts { ${selection('PlatformCohort')} } } }`,
  }),
  shows: ({ target }, { body }) => expect(body).toContain(target.cohort),
  refusal: onceSignedIn('FORBIDDEN'),
  secret: ({ target }) => target.cohort,
}

/** Who may search for everybody may choose among them: here for somebody who is enabled already. */
const nobodyOfMany: Way = {
  door: 'Mutation.deactivateUsers',
  request: (_, target) => ({
    document: `mutation ($ids: [ObjectId!]) { deactivateUsers(people: { ids: $ids }, disabled: false) {
      changed refused { ${person} } } }`,
    variables: { ids: [target.owner] },
  }),
  shows: (_, { data }) => expect(data).toEqual({ changed: 0, refused: [] }),
  refusal: onceSignedIn('FORBIDDEN'),
}

export const managedPeople: Operations = {
  setUserRole: [
    ...change('setUserRole', () => ', role: "mentor"', 2),
    ...change('setUserRole', () => ', role: "admin", org_role: "organiser"', 2),
  ],
  setMainOrg: change('setMainOrg', ({ seed }) => `, org: "${seed.orgs.q}"`, 1),
  setOrg: change('setOrg', ({ seed }) => `, org: "${seed.orgs.q}"`, 1),
  'adminUpdateUser (names, cohortId, test_account)': change(
    'adminUpdateUser',
    ({ seed }) =>
      `, data: { first_name: "New", last_name: "Name", test_account: true, cohortId: "${seed.cohorts.p3}" }`,
    1,
  ),
  deactivateUser: change('deactivateUser', () => '', 2),
  revokeUserSessions: change('revokeUserSessions', () => '', 1),
  'users of an organisation (list)': [
    {
      door: 'Query.organisationUsers',
      request: (_, target) => ({
        document: `query ($org: String!) { organisationUsers(org: $org, list: { search: "canary-p-a-owner" }) {
          total items { ${person} } } }`,
        variables: { org: slugOf(target) },
      }),
      shows: (_, { data }) => expect(data).toMatchObject({ total: 1, items: [{ email }] }),
    },
  ],
  'Platform Users search': [search, places, nobodyOfMany],
  'transferProject (owner_id, cohort_id, org_id)': [
    {
      door: 'Mutation.transferProject',
      request: ({ holds, seed }, target) => ({
        document:
          'mutation ($p: String!, $c: ObjectId) { transferProject(projectId: $p, cohort_id: $c) { _id } }',
        variables: { p: target.project, c: holds('oo') ? target.nextCohort : seed.cohorts.q1 },
      }),
      changes: { 'project update': 1, 'application update': 1, 'users update': 1 },
      readableBy: 'project',
      codes: { oo: 'NOT_FOUND' },
    },
  ],
  'hideFeedback (moderation)': [
    {
      door: 'Mutation.hideFeedback',
      prepare: async ({ db, kept, target }) => {
        const { rows } = await db.query<{ id: string }>('select id from feedback where project_id = $1', [
          target.project,
        ])
        kept.set('feedback', rows[0]?.id ?? '')
      },
      request: (scene, target) => ({
        document: 'mutation ($id: ObjectId!) { hideFeedback(_id: $id) }',
        variables: { id: keptId(scene, target, 'feedback') },
      }),
      changes: { 'feedback update': 1 },
      readableBy: 'feedbacks(fieldId, projectId) read',
    },
  ],
  inviteAdmin: [
    {
      door: 'Mutation.inviteAdmin',
      request: (_, target) => ({
        document: `mutation ($org: String!) { inviteAdmin(org: $org, email: "new@example.org", first_name: "Ana",
          last_name: "Rivas", org_role: "organiser") { ${selection('AdminInvite')} } }`,
        variables: { org: slugOf(target) },
      }),
      changes: { 'admin_invite insert': 1, 'job insert': 1 },
      readableBy: (actor) => actor.kind === 'org_own',
    },
  ],
  withdrawAdminInvite: [
    {
      door: 'Mutation.withdrawAdminInvite',
      prepare: invite,
      request: (scene, target) => ({
        document: `mutation ($id: ObjectId!) { withdrawAdminInvite(_id: $id) { state } }`,
        variables: { id: keptId(scene, target, 'invite') },
      }),
      changes: { 'admin_invite update': 1 },
      readableBy: (actor) => actor.kind === 'org_own',
    },
  ],
  'invitations of an organisation (list)': [
    {
      door: 'Query.organisationInvites',
      prepare: invite,
      request: (_, target) => ({
        document: `query ($org: String!) { organisationInvites(org: $org) { ${selection('AdminInvite')} } }`,
        variables: { org: slugOf(target) },
      }),
      shows: (_, { data }) => expect(data).toMatchObject([{ email: 'canary-p-a-invited@example.org' }]),
    },
  ],
  'audit log': [
    {
      door: 'Query.auditLog',
      prepare: ({ db, seed, target }) =>
        audit(db, { userId: target.owner }, seed.orgs.p, 'setUserRole', 'user', target.owner),
      request: (_, target) => ({
        document: `query ($org: String) { auditLog(org: $org) { total items { ${selection('AuditEntry')} } } }`,
        variables: { org: slugOf(target) },
      }),
      shows: (_, { body }) => expect(body).toContain(canary('P-a-owner')),
    },
  ],
  'platform users CSV': ['csv', 'xlsx'].map((format) => ({
    door: `GET /exports/platform-users.${format}`,
    request: () => ({ method: 'GET', url: `/exports/platform-users.${format}?search=canary` }),
    shows: (_, { body }) => format === 'csv' && expect(body).toContain(email),
    refusal: onceSignedIn('FORBIDDEN'),
  })),
}
