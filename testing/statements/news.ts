import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

async function announced({ db, org }: Scene) {
  const id = newId()
  await db.query(
    `insert into announcement (id, audience, org_id, title, title_es, text, text_es)
     values ($1, 'organisation', $2, 'News', 'Noticias', 'Text', 'Texto')`,
    [id, org],
  )
  return slugOf({ db, org }, { id })
}

async function reported({ db, ownerId }: Scene) {
  const id = newId()
  await db.query(`insert into bug_report (id, user_id, time, description) values ($1, $2, 0, 'It broke')`, [
    id,
    ownerId,
  ])
  return { id }
}

async function slugOf({ db, org }: Pick<Scene, 'db' | 'org'>, more: object = {}) {
  const { rows } = await db.query<{ slug: string }>('select slug from organisation where id = $1', [org])
  return { org: rows[0]?.slug, ...more }
}

const fields = '_id title reads state'

export const newsTable: Table = {
  'Query.managedAnnouncements': row(
    4,
    'organiser',
    `query ($org: String) { managedAnnouncements(org: $org) { total items { ${fields} } } }`,
    announced,
  ),
  'Query.managedAnnouncement': row(
    2,
    'organiser',
    `query ($id: ObjectId!) { managedAnnouncement(_id: $id) { ${fields} } }`,
    announced,
  ),
  'Query.announcementPlaces': row(
    3,
    'organiser',
    'query ($org: String) { announcementPlaces(org: $org) { name cohorts { title } } }',
    (scene) => slugOf(scene),
  ),
  'Mutation.createAnnouncement': row(
    8,
    'organiser',
    `mutation ($c: String) {
      createAnnouncement(data: { audience: "cohort", cohort_id: $c, title: "News", text: "Text" }) { ${fields} }
    }`,
  ),
  'Mutation.updateAnnouncement': row(
    10,
    'organiser',
    `mutation ($id: ObjectId!) { updateAnnouncement(_id: $id, set: { title: "Other" }) { ${fields} } }`,
    announced,
  ),
  'Mutation.deleteAnnouncement': row(
    8,
    'organiser',
    'mutation ($id: ObjectId!) { deleteAnnouncement(_id: $id) }',
    announced,
  ),
  'Query.bugs': row(3, 'superAdmin', '{ bugs { total items { description } } }'),
  'Query.moduleRatings': row(3, 'superAdmin', '{ moduleRatings { total items { answers { answer } } } }'),
  'Query.moduleRatingFigures': row(3, 'superAdmin', '{ moduleRatingFigures { modules { count } } }'),
  'Mutation.setBugStatus': row(
    11,
    'superAdmin',
    'mutation ($id: ObjectId!) { setBugStatus(_id: $id, status: "closed", answer: "Repaired") { status } }',
    reported,
  ),
}
