import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** Pages of a module bring this number along. */
export const bellDocument = graphql(`
  query UnreadNotifications { unreadNotifications }
`)

/** Elsewhere the menu also says how many announcements are new. */
export const unreadText = 'query Unread { unreadNotifications unreadAnnouncements }'
export const unreadDocument = graphql(unreadText)

export const notificationsDocument = graphql(`
  query Notifications {
    unreadNotifications
    notifications(limit: 20) {
      _id
      kind
      project_name
      person_name
      cohort_title
      status
      message
      module_name
      module_name_es
      step_title
      step_title_es
      path
      created_at
      read
    }
  }
`)

export const markReadDocument = graphql(`
  mutation MarkNotificationsRead($ids: [ObjectId!]) { markNotificationsRead(ids: $ids) }
`)

export type Notification = ResultOf<typeof notificationsDocument>['notifications'][number]
