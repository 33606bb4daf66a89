import { attentionNames } from '#domain/programme/attention.ts'

const days = (type: string) => attentionNames.map((name) => `  ${name}: ${type}`).join('\n')

/** What needs the people who run things, and how a cohort is doing. */
export const manageInsightSchema = `"After how many days something needs the organisers of a cohort; of dates, how many days before."
type Attention {
${days('Int!')}
}

input AttentionInput {
${days('Int!')}
}

"One thing that needs somebody."
type Need {
  key: String!
  "review, question, application, draft, unmatched, unsigned, date, quietTeam, quietMentor or bug."
  kind: String!
  cohort_id: String
  cohort_title: String
  "The organisation of the cohort, as in its address."
  org: String
  project_id: String
  project_name: String
  "Who is meant: the mentor, the owner of a silent team, the applicant, the reporter."
  person_name: String
  module: String
  "The role of an applicant, the name of a date, the beginning of a report."
  detail: String
  since: String!
  "Whole days that have passed; below zero, that are left."
  days: Int!
  is_late: Boolean!
  can_remind: Boolean!
  "When somebody was reminded of it today."
  reminded_at: String
}

type NeedCount {
  kind: String!
  cohort_id: String
  cohort_title: String
  org: String
  "The role of applicants."
  detail: String
  count: Int!
}

type NeedsYou {
  "Of every kind the five that wait longest, the most urgent first."
  items: [Need!]!
  counts: [NeedCount!]!
  "Of the cohort that was asked for."
  attention: Attention
}

type Reminder {
  reminded_at: String!
  "How many were told now; none where they were told today already."
  people: Int!
}

"How a team stands with a module."
type TeamModule {
  module: String!
  "approved, waiting, sentBack, open or closed."
  state: String!
  "Whole days since it came to stand so."
  days: Int
  "Somebody waits longer than the cohort promised."
  is_late: Boolean!
}

"A running project as its organisers follow it."
type IncubatingProject {
  _id: ObjectId!
  name: String!
  status: String!
  owner_name: String!
  mentor_name: String
  worked_at: String
  "Since when the oldest request for a review waits."
  waiting_since: String
  waiting: Int!
  course_open: Boolean!
  "What of it needs the organisers, in the words of Need."
  needs: [String!]!
  modules: [TeamModule!]!
}

type IncubatingPage {
  total: Int!
  items: [IncubatingProject!]!
}

type CohortFunnel {
  applied: Int!
  approved: Int!
  matched: Int!
  signed: Int!
  working: Int!
  completed: Int!
}

type MentorLoad {
  user_id: String!
  name: String!
  "How many teams they would take, and have, in all cohorts."
  places: Int!
  taken: Int!
  "Their teams in this cohort, and how many reviews wait there."
  teams: Int!
  waiting: Int!
  "The middle one of their answers, in days."
  answer_days: Float
}

type ModuleRatings {
  module: String!
  count: Int!
  "What the newest say about how helpful it was."
  latest: [String!]!
}

type CohortHappening {
  _id: ObjectId!
  action: String!
  at: String!
  actor_name: String
  "The cohort, the project or the person that it is about."
  target_name: String
  from: String
  to: String
  count: Int
}

type CohortDashboard {
  cohort: Cohort!
  "So many days a review may take."
  review_days: Int!
  funnel: CohortFunnel!
  "Active ones, in the order of the cohort."
  modules: [String!]!
  mentors: [MentorLoad!]!
  ratings: [ModuleRatings!]!
  "For the owners of the organisation, who may read its log."
  happened: [CohortHappening!]
}

type WaitingDraft {
  _id: ObjectId!
  title: String!
  org: String!
  org_name: String!
  submitted_at: String!
}

type LatestBug {
  _id: ObjectId!
  description: String!
  status: String!
  module: String!
  step: String!
  created_at: String!
}

type LatestReview {
  _id: ObjectId!
  module: String!
  role: String!
  answer: String!
  created_at: String!
}

type PlatformHome {
  organisations: Int!
  cohorts: Int!
  teams: Int!
  mentors: Int!
  entrepreneurs: Int!
  open_bugs: Int!
  reviews: Int!
  drafts: [WaitingDraft!]!
  bugs: [LatestBug!]!
  latest_reviews: [LatestReview!]!
}

extend type Query {
  cohortDashboard(cohortId: ObjectId!): CohortDashboard!
  "Filters: needs, stage. Orders: name, mentor, worked, waiting."
  incubating(cohortId: ObjectId!, query: ListQueryInput): IncubatingPage!
  platformHome: PlatformHome!
  "In a cohort, in an organisation, or for the hub on the platform."
  needsYou(org: String, cohortId: ObjectId): NeedsYou!
}

extend type Mutation {
  setAttention(cohortId: ObjectId!, attention: AttentionInput!): Attention!
  remind(cohortId: ObjectId!, projectId: ObjectId!, kind: String!): Reminder!
}`
