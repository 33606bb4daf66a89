import { gql, type TypedDocumentNode } from 'urql'
import { feedbackSelection } from '#web/data/plan/documents.ts'
import type { FeedbackRow } from './thread.ts'

export type Thread = { readonly projectId: string; readonly fieldId: string }

export const feedbacksDocument: TypedDocumentNode<{ feedbacks: readonly FeedbackRow[] }, Thread> = gql(`
  query Feedbacks($projectId: String!, $fieldId: String!) {
    feedbacks(query: { fieldId: $fieldId, projectId: $projectId }) {
      ${feedbackSelection}
    }
  }
`)

export const markFeedbackReadDocument: TypedDocumentNode<{ markFeedbackRead: number }, Thread> = gql`
  mutation MarkFeedbackRead($projectId: String!, $fieldId: String!) {
    markFeedbackRead(projectId: $projectId, fieldId: $fieldId)
  }
`
