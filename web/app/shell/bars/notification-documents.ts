import { gql, type TypedDocumentNode } from 'urql'

export type Notification = {
  readonly _id: string
  readonly kind: string
  readonly project_name: string | null
  readonly person_name: string | null
  readonly cohort_title: string | null
  readonly status: string | null
  readonly message: string | null
  /** Of the step that it leads to. */
  readonly module_name: string | null
  readonly module_name_es: string | null
  readonly step_title: string | null
  readonly step_title_es: string | null
  readonly path: string | null
  readonly created_at: string
  readonly read: boolean
}

export const unreadDocument: TypedDocumentNode<{ unreadNotifications: number }> = gql`
  query UnreadNotifications { unreadNotifications }
`

export const notificationsDocument: TypedDocumentNode<{
  unreadNotifications: number
  notifications: readonly Notification[]
}> = gql`
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
`

export const markReadDocument: TypedDocumentNode<
  { markNotificationsRead: number },
  { ids: readonly string[] | null }
> = gql`
  mutation MarkNotificationsRead($ids: [ObjectId!]) { markNotificationsRead(ids: $ids) }
`
