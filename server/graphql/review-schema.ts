/** How the review of a module goes on beyond its flags. */
export const reviewSchema = `"One time that a review of a module was asked for, and how it was answered."
type ReviewRequest {
  _id: ObjectId!
  number: Int!
  requested_at: String!
  "The name of who asked."
  requested_by: String
  "Null while nobody has answered."
  decision: String
  decided_at: String
  "The name of who answered."
  decided_by: String
  message: String!
}

"The newest answer to a module."
type ModuleAnswer {
  "approved, sent back or withdrawn."
  decision: String!
  message: String!
  "The name of who answered."
  answered_by: String
  answered_at: String!
}

"A request that nobody has answered yet."
type WaitingReview {
  _id: ObjectId!
  projectId: String!
  project_name: String!
  cohort_id: String!
  mentor: String
  mentor_name: String
  module: String!
  order: Int!
  number: Int!
  requested_at: String!
}

type WaitingReviewPage {
  "Who has waited longest comes first; at most 100."
  items: [WaitingReview!]!
  "How many wait in all."
  total: Int!
}

"How one field of a plan differs between two moments."
type FieldChange {
  "The step that writes it."
  step: String!
  "As the step names it in what it writes."
  path: String!
  record: String!
  "What the record hangs on, such as the cause of a rating."
  parent: String
  "Where one talks about it: a mentor field of the step."
  field: String!
  "Of the record: new, gone or kept."
  standing: String!
  "As JSON; null where nothing stood."
  before: String
  after: String
}

"What a record is called."
type RecordTitle {
  record: String!
  title: String!
}

"What is different in a module between two moments."
type ModuleChanges {
  "What the plan is compared with: a request, the approval, or nothing where there was nothing before."
  since: String!
  "The number of that request."
  number: Int
  at: String
  fields: [FieldChange!]!
  titles: [RecordTitle!]!
  "How many more fields differ."
  left_out: Int!
}

extend input ProgressPayloadInput {
  "A word with the approval; a withdrawal needs its reason."
  message: String
}

extend type Query {
  "Newest first."
  reviewRequests(projectId: String!, module: String!): [ReviewRequest!]!
  "Null while nobody has answered."
  moduleAnswer(projectId: String!, module: String!): ModuleAnswer
  "Of the projects that the caller sees, or of one cohort."
  waitingReviews(cohortId: String, limit: Int, offset: Int): WaitingReviewPage!
  "The steps of an approved module whose answers are not those that were approved."
  changedSteps(projectId: String!, module: String!): [String!]!
  "What is new since the last answer; with numbers of requests, what is new between these two; 0 is the approval."
  moduleChanges(projectId: String!, module: String!, since: Int, until: Int): ModuleChanges
}

extend type Mutation {
  "Answers a request without approving."
  sendBack(projectId: String!, order: Int!, message: String!): Progress
}`
