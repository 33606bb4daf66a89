import { graphql } from '#web/data/graphql.ts'

export const changedStepsDocument = graphql(`
  query ChangedSteps($projectId: String!, $module: String!) {
    changedSteps(projectId: $projectId, module: $module)
  }
`)

export const updateProgressDocument = graphql(`
  mutation UpdateProgress($projectId: String!, $order: Int!, $payload: ProgressPayloadInput!) {
    updateProgress(projectId: $projectId, order: $order, payload: $payload) {
      _id
      order
      module_id
      finished
      module { finished validated review_request request_count withdrawn }
    }
  }
`)

export const sendBackDocument = graphql(`
  mutation SendBack($projectId: String!, $order: Int!, $message: String!) {
    sendBack(projectId: $projectId, order: $order, message: $message) {
      _id
      order
      module_id
      finished
      module { finished validated review_request request_count withdrawn }
    }
  }
`)

export const rateModuleDocument = graphql(`
  mutation RateModule(
    $projectId: String!, $module: String!, $answers: [ReviewAnswerInput!]!, $userId: String!, $role: String!
  ) {
    moduleReview(projectId: $projectId, module: $module, answers: $answers, userId: $userId, role: $role) { _id }
  }
`)
