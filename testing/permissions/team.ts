import { expect } from 'vitest'
import { hashToken } from '#server/auth/secret-token.ts'
import { newId } from '#server/new-id.ts'
import { onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import type { Break, Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId, nobody } from './target.ts'

const stale: Way['prepare'] = async ({ db, target, holds }) => {
  if (!holds('v')) await db.query('update project set version = version + 1 where id = $1', [target.project])
}

const token = 'the-token-of-an-invitation'

/** An invitation to project a, for the caller's own address or for somebody else's. */
async function invite({ db, seed, target, userId, kept }: Scene, isOwn = true): Promise<void> {
  kept.set('invite', newId())
  await db.query(
    `insert into team_invite (id, project_id, email, token_hash, invited_by, expires_at)
     select $1, $2, coalesce((select email from users where id = $3), 'somebody@example.org'), $4, $5, now() + interval '1 day'`,
    [kept.get('invite'), target.project, isOwn ? userId : '', hashToken(token), seed.people.owner],
  )
}

const change =
  (set: string): Break =>
  ({ db, kept }) =>
    db.query(`update team_invite set ${set} where id = $1`, [kept.get('invite')])

const badLinks = [
  change('expires_at = now()'),
  change('used_at = now()'),
  change('withdrawn_at = now()'),
  change(`email = 'somebody@example.org'`),
]

const other = ({ actor }: Scene) => actor.kind === 'ent_other'

export const team: Operations = {
  inviteTeamMember: [
    {
      door: 'Mutation.inviteTeamMember',
      prepare: stale,
      request: (_, target) => ({
        document: `mutation ($id: String!) {
          inviteTeamMember(projectId: $id, email: "new@example.org", version: 1) { ${selection('TeamInvite')} }
        }`,
        variables: { id: target.project },
      }),
      changes: { 'job insert': 1, 'team_invite insert': 1 },
      readableBy: 'project',
    },
    {
      door: 'Mutation.withdrawTeamInvite',
      prepare: (scene) => invite(scene, false),
      request: (scene, target) => ({
        document: `mutation ($p: String!, $id: ObjectId!) {
          withdrawTeamInvite(projectId: $p, _id: $id) { ${selection('TeamInvite')} }
        }`,
        variables: { p: target.project, id: keptId(scene, target, 'invite') },
      }),
      changes: { 'team_invite update': 1 },
      readableBy: 'project',
      ignores: ['v'],
    },
  ],
  removeTeamMember: [
    {
      door: 'Mutation.removeTeamMember',
      prepare: stale,
      request: ({ seed, target: real }, target) => ({
        document: `mutation ($id: String!, $user: String!) {
          removeTeamMember(projectId: $id, userId: $user, version: 1)
        }`,
        variables: { id: target.project, user: target === real ? seed.people.disabled : nobody },
      }),
      changes: { 'project update': 1, 'team_access delete': 1 },
      readableBy: 'project',
    },
  ],
  'acceptTeamInvite(token)': [
    {
      door: 'Mutation.acceptTeamInvite',
      prepare: (scene) => invite(scene),
      breaks: { tk: badLinks },
      request: () => ({
        document: `mutation { acceptTeamInvite(token: "${token}") { _id name } }`,
      }),
      changes: {
        'job insert': 1,
        'notification insert': 1,
        'project update': 1,
        'team_access insert': 1,
        'team_invite update': 1,
      },
      refusal: (actor) => (actor.kind === 'ent_other' ? undefined : onceSignedIn('FORBIDDEN')(actor)),
    },
    {
      door: 'Query.teamInvitation',
      prepare: (scene) => invite(scene, other(scene)),
      breaks: { tk: badLinks },
      request: () => ({
        document: `{ teamInvitation(token: "${token}") { ${selection('TeamInvitation')} } }`,
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({ state: 'open', project_name: canary('P-a-project-name') }),
      // Everybody else is told that the link is not for them, and no names.
      refusal: ({ kind }) => (kind === 'anon' ? 'nothing' : kind === 'ent_other' ? undefined : 'done'),
      codes: { tk: 'done' },
    },
  ],
}
