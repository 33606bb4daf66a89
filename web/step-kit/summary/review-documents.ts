import { gql, type TypedDocumentNode } from 'urql'

export type ReviewRequest = {
  readonly _id: string
  readonly number: number
  readonly requested_at: string
  readonly requested_by: string | null
  readonly decision: 'approved' | 'sent back' | null
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly message: string
}

type Read = {
  readonly reviewRequests: readonly ReviewRequest[]
  readonly changedSteps: readonly string[]
  readonly reviews: readonly { readonly _id: string }[]
}
type Place = { readonly projectId: string; readonly module: string; readonly account: string }

export const moduleReviewDocument: TypedDocumentNode<Read, Place> = gql`
  query ModuleReview($projectId: String!, $module: String!, $account: String!) {
    reviewRequests(projectId: $projectId, module: $module) {
      _id
      number
      requested_at
      requested_by
      decision
      decided_at
      decided_by
      message
    }
    changedSteps(projectId: $projectId, module: $module)
    reviews(query: { projectId: $projectId, module: $module, user_id: $account }) { _id }
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
