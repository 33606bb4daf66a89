import {
  announcementPlaces,
  managedAnnouncement,
  managedAnnouncements,
} from '#server/verbs/news/managed-announcements.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '#server/verbs/news/write-announcement.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageNewsResolvers = {
  Query: {
    managedAnnouncements: by((context, { org, list }) => managedAnnouncements(context, org, list)),
    managedAnnouncement: by((context, { _id }) => managedAnnouncement(context, _id)),
    announcementPlaces: by((context, { org }) => announcementPlaces(context, org)),
  },
  Mutation: {
    createAnnouncement: by((context, { data }) => createAnnouncement(context, data)),
    updateAnnouncement: by((context, { _id, set }) => updateAnnouncement(context, _id, set)),
    deleteAnnouncement: by((context, { _id }) => deleteAnnouncement(context, _id)),
  },
} satisfies Some
