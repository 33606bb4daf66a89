import { announcementFields } from '#domain/programme/announcement.ts'
import { inputType } from './types.ts'

/** Announcements for those who write them. */
export function manageNewsSchema(): string {
  return `"An announcement as its writers see it."
type ManagedAnnouncement {
  _id: ObjectId!
  audience: String!
  org_id: String
  "The organisation's slug."
  org: String
  org_name: String
  cohort_id: String
  cohort_title: String
  role: String
  title: String!
  title_es: String!
  text: String!
  text_es: String!
  visible_from: String!
  visible_until: String
  pinned: Boolean!
  "planned, up or over."
  state: String!
  author_name: String
  "How many people have read it, besides its author; counting ends after 1000."
  reads: Int!
  updated_at: String!
  version: Int!
}

type ManagedAnnouncementPage {
  total: Int!
  items: [ManagedAnnouncement!]!
}

"An organisation to which something can be announced, and its cohorts."
type AnnouncementPlace {
  _id: ObjectId!
  slug: String!
  name: String!
  cohorts: [AnnouncementCohort!]!
}

type AnnouncementCohort {
  _id: ObjectId!
  title: String!
}

${inputType('Announcement', 'InsertInput', announcementFields)}

${inputType('Announcement', 'UpdateInput', announcementFields, ['version: Int'])}

extend type Query {
  "Of one organisation (its slug), or all."
  managedAnnouncements(org: String, list: ListQueryInput): ManagedAnnouncementPage!
  managedAnnouncement(_id: ObjectId!): ManagedAnnouncement
  "In one organisation (its slug), or everywhere."
  announcementPlaces(org: String): [AnnouncementPlace!]!
}

extend type Mutation {
  createAnnouncement(data: AnnouncementInsertInput!): ManagedAnnouncement!
  updateAnnouncement(_id: ObjectId!, set: AnnouncementUpdateInput!): ManagedAnnouncement!
  deleteAnnouncement(_id: ObjectId!): Boolean!
}`
}
