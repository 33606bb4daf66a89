/** What people report and say about the platform, for those who run it. */
export const manageReportsSchema = `type ManagedBug {
  _id: ObjectId!
  projectId: String
  project_name: String
  cohort_title: String
  org_name: String
  module: String!
  step: String!
  "What the step is called; null where it is none of the course."
  step_title: String
  step_title_es: String
  userId: String
  user_name: String
  user_email: String
  user_role: String
  "Milliseconds since 1970."
  time: Float!
  description: String!
  status: String!
  answer: String!
  answered_at: String
  answered_by: String
  "Where it happened, without a language prefix; null where that is no page of a project."
  path: String
}

type ManagedBugPage {
  total: Int!
  items: [ManagedBug!]!
}

type ModuleRating {
  _id: ObjectId!
  role: String!
  module: String!
  projectId: String!
  project_name: String!
  cohort_title: String!
  org_name: String!
  answers: [ReviewAnswers!]!
  "From 1 to 5; null where the first question was answered in words alone."
  helpful: Int
  created_at: String!
}

type ModuleRatingPage {
  total: Int!
  items: [ModuleRating!]!
}

type RatingFigure {
  module: String!
  count: Int!
  average: Float
  "How many chose 1, 2, 3, 4 and 5."
  scale: [Int!]!
}

type RatingMonth {
  "As in 2026-05."
  month: String!
  count: Int!
  average: Float
}

type ModuleRatingFigures {
  modules: [RatingFigure!]!
  "Of the last twelve months, those with ratings."
  months: [RatingMonth!]!
}

extend type Query {
  bugs(list: ListQueryInput): ManagedBugPage!
  moduleRatings(list: ListQueryInput): ModuleRatingPage!
  moduleRatingFigures(role: String): ModuleRatingFigures!
}

extend type Mutation {
  "An answer is told to whoever reported it."
  setBugStatus(_id: ObjectId!, status: String!, answer: String): ManagedBug!
}`
