import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { slugOf } from './organisations.ts'
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

const record = `{ ${selection('ManagedAnnouncement')} }`

const create = (data: (target: Target) => object, rest: Partial<Way> = {}): Way => ({
  door: 'Mutation.createAnnouncement',
  request: (_, target) => ({
    document: `mutation ($data: AnnouncementInsertInput!) { createAnnouncement(data: $data) ${record} }`,
    variables: { data: { title: 'News', text: 'Text', ...data(target) } },
  }),
  changes: { 'announcement insert': 1, 'announcement_read insert': 1 },
  ...rest,
})

const update = (prepare: Way['prepare'], readableBy: string): Way => ({
  door: 'Mutation.updateAnnouncement',
  ...(prepare && { prepare }),
  request: (scene, target) => ({
    document: `mutation ($id: ObjectId!) { updateAnnouncement(_id: $id, set: { title: "Other" }) ${record} }`,
    variables: { id: keptId(scene, target, 'news') },
  }),
  changes: { 'announcement update': 1 },
  readableBy,
})

const remove = (prepare: Way['prepare'], readableBy: string): Way => ({
  door: 'Mutation.deleteAnnouncement',
  ...(prepare && { prepare }),
  request: (scene, target) => ({
    document: 'mutation ($id: ObjectId!) { deleteAnnouncement(_id: $id) }',
    variables: { id: keptId(scene, target, 'news') },
  }),
  changes: { 'announcement delete': 1 },
  readableBy,
})

/** To be changed: nobody else gets it. */
const one = (prepare: Way['prepare']): Way => ({
  door: 'Query.managedAnnouncement',
  ...(prepare && { prepare }),
  request: (scene, target) => ({
    document: `query ($id: ObjectId!) { managedAnnouncement(_id: $id) ${record} }`,
    variables: { id: keptId(scene, target, 'news') },
  }),
  shows: (_, { data }) => expect(data).toMatchObject({ title: text }),
  secret: () => text,
})

/** Who takes part sees that the organisation exists, and no more. */
const ofOrganisation: Partial<Way> = {
  refusal: ({ kind, lacks }) =>
    /^(ent|team|mentor)/.test(kind) && !lacks.includes('sc') ? 'FORBIDDEN' : undefined,
}
const onPlatform: Partial<Way> = { refusal: onceSignedIn('FORBIDDEN') }

const managedList = (isPlatform: boolean): Way => ({
  door: 'Query.managedAnnouncements',
  prepare: isPlatform ? toManagers : toParticipants,
  request: (scene, target) => ({
    document: `query ($org: String) { managedAnnouncements(org: $org) { total items ${record} } }`,
    variables: { org: isPlatform ? null : slugOf(scene, target) },
  }),
  shows: (_, { body }) => expect(body).toContain(text),
  secret: () => text,
  ...(isPlatform ? onPlatform : ofOrganisation),
})

const files = (isPlatform: boolean): Way[] =>
  ['csv', 'xlsx'].map((format) => ({
    door: isPlatform
      ? `GET /exports/announcements.${format}`
      : `GET /exports/organisation/:org/announcements.${format}`,
    prepare: isPlatform ? toManagers : toParticipants,
    request: (scene, target) => ({
      method: 'GET',
      url: isPlatform
        ? `/exports/announcements.${format}`
        : `/exports/organisation/${slugOf(scene, target)}/announcements.${format}`,
    }),
    shows: (_, { body }) => format === 'csv' && expect(body).toContain(text),
    secret: () => text,
    ...(isPlatform ? onPlatform : ofOrganisation),
  }))

const places = (isPlatform: boolean): Way => ({
  door: 'Query.announcementPlaces',
  request: (scene, target) => ({
    document: `query ($org: String) { announcementPlaces(org: $org) { ${selection('AnnouncementPlace')} } }`,
    variables: { org: isPlatform ? null : slugOf(scene, target) },
  }),
  shows: (_, { body }) => expect(body).toContain(canary('P-p1-cohort-title')),
  secret: () => canary('P-p1-cohort-title'),
  ...(isPlatform ? onPlatform : ofOrganisation),
})

const forUsers = 'announcements for users (read)'
const forManagement = 'announcements for management (read)'

export const news: Operations = {
  [forUsers]: [list(toParticipants), count(toParticipants), markRead(toParticipants)],
  [forManagement]: [list(toManagers), count(toManagers), markRead(toManagers)],
  'ann.create': [create(({ cohort }) => ({ audience: 'cohort', cohort_id: cohort })), places(false)],
  'ann.update': [update(toParticipants, forUsers), managedList(false), ...files(false), one(toParticipants)],
  'ann.delete': [remove(toParticipants, forUsers)],
  'pann.create': [
    create(() => ({ audience: 'everybody' }), onPlatform),
    create(() => ({ audience: 'managers' }), onPlatform),
    places(true),
  ],
  'pann.update': [update(toManagers, forManagement), managedList(true), ...files(true), one(toManagers)],
  'pann.delete': [remove(toManagers, forManagement)],
}
