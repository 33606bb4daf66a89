import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

/** A link that works, and as many that were ended as the scene is large. */
async function shared({ db, projectId, ownerId, askers }: Scene) {
  await db.query('delete from shared_link where project_id = $1', [projectId])
  const ids = [...askers, ''].map(() => newId())
  for (const [place, id] of ids.entries())
    await db.query(
      `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, ends_at, revoked_at)
       values ($1, $2, $3, 'plan', 'en', 'expected', 'A funder', $1, now() + interval '1 day', $4)`,
      [id, projectId, ownerId, place === 0 ? null : new Date()],
    )
  return { id: ids[0], at: inAWeek() }
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

async function nothingShared({ db, projectId }: Scene) {
  await db.query('delete from shared_link where project_id = $1', [projectId])
  return { at: inAWeek() }
}

export const sharingTable: Table = {
  'Query.sharedLinks': row(
    3,
    'owner',
    'query ($p: String!) { sharedLinks(projectId: $p) { _id state } }',
    shared,
  ),
  'Mutation.createSharedLink': row(
    9,
    'owner',
    `mutation ($p: String!, $at: String!) { createSharedLink(projectId: $p, data: {
      what: "plan", label: "A funder", locale: "en", scenario: "expected", ends_at: $at
    }) { address } }`,
    nothingShared,
  ),
  'Mutation.updateSharedLink': row(
    7,
    'owner',
    `mutation ($p: String!, $id: ObjectId!, $at: String!) {
      updateSharedLink(projectId: $p, _id: $id, ends_at: $at) { state }
    }`,
    shared,
  ),
  'Mutation.revokeSharedLink': row(
    7,
    'owner',
    'mutation ($p: String!, $id: ObjectId!) { revokeSharedLink(projectId: $p, _id: $id) { state } }',
    shared,
  ),
}
