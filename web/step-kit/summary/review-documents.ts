import { gql, type TypedDocumentNode } from 'urql'

export const changedStepsDocument: TypedDocumentNode<
  { changedSteps: readonly string[] },
  { projectId: string; module: string }
> = gql`
  query ChangedSteps($projectId: String!, $module: String!) {
    changedSteps(projectId: $projectId, module: $module)
  }
`

type Flags = {
  finished: boolean
  validated?: boolean
  review_request?: boolean
  request_count?: number
}
type Update = {
  projectId: string
  order: number
  payload: { projectId: string; order: number; module: Flags; message?: string }
}

export const updateProgressDocument: TypedDocumentNode<{ updateProgress: unknown }, Update> = gql`
  mutation UpdateProgress($projectId: String!, $order: Int!, $payload: ProgressPayloadInput!) {
    updateProgress(projectId: $projectId, order: $order, payload: $payload) {
      _id
      order
      module_id
      finished
      module { finished validated review_request request_count withdrawn }
    }
  }
`

export const sendBackDocument: TypedDocumentNode<
  { sendBack: unknown },
  { projectId: string; order: number; message: string }
> = gql`
  mutation SendBack($projectId: String!, $order: Int!, $message: String!) {
    sendBack(projectId: $projectId, order: $order, message: $message) {
      _id
      order
      module_id
      finished
      module { finished validated review_request request_count withdrawn }
    }
  }
`

type Rating = {
  projectId: string
  module: string
  answers: readonly { question: string; answer: string }[]
}

export const rateModuleDocument: TypedDocumentNode<{ moduleReview: { _id: string } | null }, Rating> = gql`
  mutation RateModule($projectId: String!, $module: String!, $answers: [ReviewAnswerInput!]!) {
    moduleReview(projectId: $projectId, module: $module, answers: $answers) { _id }
  }
`
