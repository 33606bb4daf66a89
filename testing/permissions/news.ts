import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { canary } from './canaries.ts'
import type { Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId } from './target.ts'

const text = canary('P-news')

async function announce(
  { db, kept }: Scene,
  audience: string,
  orgId: string | null,
  cohortId: string | null,
) {
  kept.set('news', newId())
  await db.query(
    `insert into announcement (id, audience, org_id, cohort_id, title, title_es, text, text_es) values ($1, $2, $3, $4, $5, $5, $5, $5)`,
    [kept.get('news'), audience, orgId, cohortId, text],
  )
}

/** To everybody in P, or to a cohort of it in which nobody takes part. */
const toParticipants = (scene: Scene) => {
  const { orgs, cohorts } = scene.seed
  return scene.holds('au')
    ? announce(scene, 'organisation', orgs.p, null)
    : announce(scene, 'cohort', orgs.p, cohorts.p4)
}

const toManagers = (scene: Scene) => announce(scene, 'managers', null, null)

const list = (prepare: Way['prepare']): Way => ({
  door: 'Query.announcements',
  ...(prepare && { prepare }),
  request: () => ({ document: `{ announcements { ${selection('Announcement')} } }` }),
  shows: (_, { body }) => expect(body).toContain(text),
  isUnnamed: true,
  secret: () => text,
})

const count = (prepare: Way['prepare']): Way => ({
  door: 'Query.unreadAnnouncements',
  ...(prepare && { prepare }),
  request: () => ({ document: '{ unreadAnnouncements }' }),
  shows: (_, { data }) => expect(data).toBeGreaterThan(0),
  isUnnamed: true,
  secret: () => text,
})

const markRead = (prepare: Way['prepare']): Way => ({
  door: 'Mutation.markAnnouncementRead',
  ...(prepare && { prepare }),
  request: (scene, target) => ({
    document: 'mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }',
    variables: { id: keptId(scene, target, 'news') },
  }),
  changes: { 'announcement_read insert': 1 },
})

export const news: Operations = {
  'announcements for users (read)': [list(toParticipants), count(toParticipants), markRead(toParticipants)],
  'announcements for management (read)': [list(toManagers), count(toManagers), markRead(toManagers)],
}
