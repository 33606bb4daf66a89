import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { messageFields } from '#web/data/plan/documents.ts'

export const feedbacksDocument = graphql(
  `
  query Feedbacks($projectId: String!, $fieldId: String!) {
    feedbacks(query: { fieldId: $fieldId, projectId: $projectId }) { ...MessageFields }
  }
`,
  messageFields,
)

export const markFeedbackReadDocument = graphql(`
  mutation MarkFeedbackRead($projectId: String!, $fieldId: String!) {
    markFeedbackRead(projectId: $projectId, fieldId: $fieldId)
  }
`)

export const hideFeedbackDocument = graphql(`
  mutation HideFeedback($id: ObjectId!) {
    hideFeedback(_id: $id)
  }
`)

export type Message = ResultOf<typeof feedbacksDocument>['feedbacks'][number]
