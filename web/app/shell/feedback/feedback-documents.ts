import { gql, type TypedDocumentNode } from 'urql'
import type { FeedbackRow } from './thread.ts'

export type Thread = { readonly projectId: string; readonly fieldId: string }

export const feedbacksDocument: TypedDocumentNode<{ feedbacks: readonly FeedbackRow[] }, Thread> = gql`
  query Feedbacks($projectId: String!, $fieldId: String!) {
    feedbacks(query: { fieldId: $fieldId, projectId: $projectId }) {
      _id
      authorId
      text
      read
      timestamp
      author { user_id first_name last_name role avatar }
    }
  }
`

type NewFeedback = Thread & {
  text: string
  module: string | null
  step: string | null
  path: string
  userId: string | null
}

export const addFeedbackDocument: TypedDocumentNode<{ addFeedback: { _id: string } | null }, NewFeedback> =
  gql`
  mutation AddFeedback(
    $text: String!
    $step: String
    $module: String
    $path: String
    $projectId: String!
    $fieldId: String!
    $userId: String
  ) {
    addFeedback(
      text: $text
      step: $step
      module: $module
      path: $path
      projectId: $projectId
      fieldId: $fieldId
      userId: $userId
    ) {
      _id
    }
  }
`

export const markFeedbackReadDocument: TypedDocumentNode<{ markFeedbackRead: number }, Thread> = gql`
  mutation MarkFeedbackRead($projectId: String!, $fieldId: String!) {
    markFeedbackRead(projectId: $projectId, fieldId: $fieldId)
  }
`
