import { expect } from 'vitest'
import { hashToken } from '#server/auth/secret-token.ts'
import { newId } from '#server/new-id.ts'
import { canary } from './canaries.ts'
import type { Break, Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId } from './target.ts'

const token = 'the-token-of-a-shared-link'
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** A link to the plan of project a, made by somebody of its team. */
async function share({ db, seed, target, kept }: Scene): Promise<void> {
  kept.set('link', newId())
  await db.query(
    `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, ends_at)
     values ($1, $2, $3, 'plan', 'en', 'expected', $4, $5, now() + interval '1 day')`,
    [kept.get('link'), target.project, seed.people.team, canary('P-a-shared-with'), hashToken(token)],
  )
}

const change =
  (set: string): Break =>
  ({ db, kept }) =>
    db.query(`update shared_link set ${set} where id = $1`, [kept.get('link')])

const makerBecomes =
  (person: 'disabled' | 'former' | 'organiserP' | 'mentor'): Break =>
  ({ db, kept, seed }) =>
    db.query('update shared_link set created_by = $2 where id = $1', [kept.get('link'), seed.people[person]])

const makerLeaves: Break = ({ db, seed, target }) =>
  db.query('delete from team_access where project_id = $1 and user_id = $2', [
    target.project,
    seed.people.team,
  ])

const write = (name: string, rest: string, given: string): Way => ({
  door: `Mutation.${name}`,
  prepare: share,
  request: (scene, target) => ({
    document: `mutation ($p: String!, $id: ObjectId!${given}) {
      ${name}(projectId: $p, _id: $id${rest}) { ${selection('SharedLink')} }
    }`,
    variables: {
      p: target.project,
      id: keptId(scene, target, 'link'),
      ...(given && { at: tomorrow }),
    },
  }),
  changes: { 'shared_link update': 1 },
  readableBy: 'project',
})

export const sharing: Operations = {
  sharedLinks: [
    {
      door: 'Query.sharedLinks',
      prepare: share,
      request: (_, target) => ({
        document: `query ($p: String!) { sharedLinks(projectId: $p) { ${selection('SharedLink')} } }`,
        variables: { p: target.project },
      }),
      shows: (_, { data, body }) => {
        expect(data).toMatchObject([{ label: canary('P-a-shared-with'), state: 'live', opened_count: 0 }])
        expect(body).not.toContain(hashToken(token))
      },
    },
  ],
  createSharedLink: [
    {
      door: 'Mutation.createSharedLink',
      request: (_, target) => ({
        document: `mutation ($p: String!, $data: SharedLinkInput!) {
          createSharedLink(projectId: $p, data: $data) { address link { ${selection('SharedLink')} } }
        }`,
        variables: {
          p: target.project,
          data: { what: 'plan', label: 'A funder', locale: 'en', scenario: 'expected', ends_at: tomorrow },
        },
      }),
      changes: { 'shared_link insert': 1 },
      readableBy: 'project',
    },
  ],
  updateSharedLink: [write('updateSharedLink', ', ends_at: $at', ', $at: String!')],
  revokeSharedLink: [write('revokeSharedLink', '', '')],
  'opening a shared link': [
    {
      door: 'POST /api/shared',
      prepare: share,
      request: () => ({ method: 'POST', url: '/api/shared', payload: { token, locale: 'en' } }),
      shows: (_, { body }) => {
        expect(body).toContain(canary('P-a-project-name'))
        expect(body).not.toContain(canary('P-a-shared-with'))
      },
      changes: { 'shared_link update': 1 },
      breaks: {
        tk: [
          change('ends_at = now()'),
          change('revoked_at = now()'),
          change(`token_hash = 'another'`),
          makerLeaves,
          ...(['disabled', 'former', 'organiserP', 'mentor'] as const).map(makerBecomes),
        ],
      },
      codes: { tk: 'NOT_FOUND' },
    },
  ],
}
