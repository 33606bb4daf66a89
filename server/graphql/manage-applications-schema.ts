/** Applications as organisers read them: found, decided, scored, noted. */
export const manageApplicationsSchema = `"An application in the list of its cohort."
type ListedApplication {
  _id: ObjectId!
  status: String!
  created_at: String!
  "The person, as the caller may see them."
  user: User
  "How many reviewers have given points."
  scored: Int!
  scored_by_me: Boolean!
  "Null until the caller has given points, or the application is decided."
  score: ScoreFigures
}

type ApplicationPage {
  cohort_id: ObjectId!
  "Null where both were asked for."
  role: String
  total: Int!
  items: [ListedApplication!]!
  "How many of those found stand where, whatever state is asked for."
  counts: [StatusCount!]!
  "What the filters can offer: values that occur among all applications of this role."
  countries: [String!]!
  languages: [String!]!
  sectors: [String!]!
  "What the caller decided last here, as long as it can be taken back."
  untold: UntoldDecision
}

type UntoldDecision {
  ids: [ObjectId!]!
  status: String!
  "Until the people are told."
  seconds: Int!
  "Of one person, who it is about."
  first_name: String!
  last_name: String!
}

type StatusCount {
  status: String!
  count: Int!
}

"All applications of one role to a cohort that a query of the list finds: at most 1000."
input FoundApplicationsInput {
  cohort_id: ObjectId!
  role: String!
  query: ListQueryInput!
}

"How many people a decision concerns, in which language they read, and how they learn of it."
type DecisionPreview {
  found: Int!
  moved: Int!
  english: Int!
  spanish: Int!
  mail: Int!
  digest: Int!
}

"What several reviewers gave: on average, the lowest and the highest."
type ScoreFigures {
  mean: Float!
  lowest: Float!
  highest: Float!
}

type Criterion {
  title: String!
  title_es: String!
}

input CriterionInput {
  title: String!
  title_es: String!
}

"What every reviewer looks at. Once somebody has given points it stays."
type Rubric {
  criteria: [Criterion!]!
  is_used: Boolean!
}

type ReviewerScore {
  reviewer_name: String!
  points: [Int!]!
  mean: Float!
  updated_at: String!
}

type ApplicationNote {
  _id: ObjectId!
  text: String!
  author_name: String
  is_own: Boolean!
  created_at: String!
}

"Points and notes of the organisers about an application. Applicants never read them."
type Assessment {
  _id: ObjectId!
  criteria: [Criterion!]!
  "The points of the caller, in the order of the criteria."
  own: [Int!]
  scored: Int!
  "These three are empty until the caller has given points, or the application is decided."
  score: ScoreFigures
  by_criterion: [ScoreFigures!]!
  others: [ReviewerScore!]!
  notes: [ApplicationNote!]!
}

extend type Query {
  "Filters: status, country, language, sector, stage, scored. Orders: name, applied, score."
  cohortApplications(cohortId: ObjectId!, role: String, query: ListQueryInput): ApplicationPage!
  decisionPreview(found: FoundApplicationsInput!, status: String!): DecisionPreview!
  rubric(cohortId: ObjectId!, role: String!): Rubric!
  assessment(applicationId: ObjectId!): Assessment!
}

extend type Mutation {
  "Those that are named, all or none; or whoever can be decided upon of all that were found."
  decideApplications(ids: [ObjectId!], found: FoundApplicationsInput, status: String!, message: String, message_es: String): [Application!]!
  "Within a minute, by who decided."
  takeBackDecisions(ids: [ObjectId!]!): [Application!]!
  saveRubric(cohortId: ObjectId!, role: String!, criteria: [CriterionInput!]!): Rubric!
  scoreApplication(applicationId: ObjectId!, points: [Int!]!): Assessment!
  noteApplication(applicationId: ObjectId!, text: String!): Assessment!
  removeApplicationNote(_id: ObjectId!): Assessment!
}`
