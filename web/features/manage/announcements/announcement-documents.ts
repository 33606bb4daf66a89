import { graphql, type ResultOf } from '#web/data/graphql.ts'

const managedFields = `
  fragment ManagedAnnouncementFields on ManagedAnnouncement {
    _id audience org_id org org_name cohort_id cohort_title role title title_es text text_es visible_from visible_until
    pinned state author_name reads updated_at version
  }
`

export const announcementsDocument = graphql(
  `
  query ManagedAnnouncements($org: String, $list: ListQueryInput) {
    managedAnnouncements(org: $org, list: $list) { total items { ...ManagedAnnouncementFields } }
  }
`,
  managedFields,
)

export const announcementDocument = graphql(
  `
  query ManagedAnnouncement($id: ObjectId!) {
    managedAnnouncement(_id: $id) { ...ManagedAnnouncementFields }
  }
`,
  managedFields,
)

export const placesDocument = graphql(`
  query AnnouncementPlaces($org: String) {
    announcementPlaces(org: $org) { _id slug name cohorts { _id title } }
  }
`)

export const createDocument = graphql(
  `
  mutation CreateAnnouncement($data: AnnouncementInsertInput!) {
    createAnnouncement(data: $data) { ...ManagedAnnouncementFields }
  }
`,
  managedFields,
)

export const updateDocument = graphql(
  `
  mutation UpdateAnnouncement($id: ObjectId!, $set: AnnouncementUpdateInput!) {
    updateAnnouncement(_id: $id, set: $set) { ...ManagedAnnouncementFields }
  }
`,
  managedFields,
)

export const deleteDocument = graphql(`
  mutation DeleteAnnouncement($id: ObjectId!) { deleteAnnouncement(_id: $id) }
`)

export type ManagedAnnouncement = ResultOf<
  typeof announcementsDocument
>['managedAnnouncements']['items'][number]
export type Places = ResultOf<typeof placesDocument>['announcementPlaces']
