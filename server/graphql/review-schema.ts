/** How the review of a module goes on beyond its flags. */
export const reviewSchema = `"One time that a review of a module was asked for, and how it was answered."
type ReviewRequest {
  _id: ObjectId!
  number: Int!
  requested_at: String!
  "Null while nobody has answered."
  decision: String
  decided_at: String
  "The name of who answered."
  decided_by: String
  message: String!
}

"A request that nobody has answered yet."
type WaitingReview {
  _id: ObjectId!
  projectId: String!
  project_name: String!
  cohort_id: String!
  mentor: String
  module: String!
  order: Int!
  number: Int!
  requested_at: String!
}

extend input ProgressPayloadInput {
  "A word with the approval."
  message: String
}

extend type Query {
  "Newest first."
  reviewRequests(projectId: String!, module: String!): [ReviewRequest!]!
  "Of the projects that the caller sees; who has waited longest comes first."
  waitingReviews: [WaitingReview!]!
  "The steps of an approved module whose answers are not those that were approved."
  changedSteps(projectId: String!, module: String!): [String!]!
}

extend type Mutation {
  "Answers a request without approving."
  sendBack(projectId: String!, order: Int!, message: String!): Progress
}`
