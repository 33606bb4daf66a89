import { cohortFields } from '#domain/programme/cohort.ts'
import {
  bugFields,
  feedbackFields,
  modelFields,
  progressFields,
  reviewFields,
  stepFields,
} from '#domain/programme/course.ts'
import { projectFields, projectWritable } from '#domain/programme/project.ts'
import { userFields, userWritable } from '#domain/programme/user.ts'
import { nestedPlanFields } from './plan-schema.ts'
import { inputType, objectType } from './types.ts'

const id = '_id: ObjectId!'

const projectInput = Object.fromEntries(projectWritable.map((name) => [name, projectFields[name]]))

/** Types that are made from the fields of the domain, with what the API adds to each. */
export const programmeTypes = {
  User: { fields: userFields, more: [] },
  Project: {
    fields: projectFields,
    more: [
      'version: Int!',
      'course_open: Boolean!',
      ...nestedPlanFields(),
      'progresses: [Progress!]!',
      'feedbackCounts: [FeedbackCount!]!',
      'owner: User',
      'mentor_user: User',
      'cohort: Cohort',
    ],
  },
  // The organisation's slug, as in /manage/{org}/{cohortid}.
  Cohort: { fields: cohortFields, more: ['org: String', 'org_name: String'] },
  Step: { fields: stepFields, more: [] },
  Feedback: { fields: feedbackFields, more: ['author: FeedbackAuthor'] },
  Progress: { fields: progressFields, more: [] },
  Review: { fields: reviewFields, more: [] },
  BugReport: { fields: bugFields, more: [] },
  Model: { fields: modelFields, more: ['version: Int!'] },
}

const made = (name: keyof typeof programmeTypes) =>
  objectType(name, programmeTypes[name].fields, [id, ...programmeTypes[name].more])

const types = [
  made('User'),
  inputType('User', 'UpdateInput', userWritable, ['version: Int']),
  made('Project'),
  inputType('Project', 'UpdateInput', projectInput, ['version: Int']),
  made('Cohort'),
  made('Step'),
  made('Feedback'),
  made('Progress'),
  made('Review'),
  made('BugReport'),
  made('Model'),
  inputType('Model', 'Input', modelFields),
]

/** Everything around the plan that the specification names, and our own queries and commands. */
export function programmeSchema(): string {
  return `${types.join('\n\n')}

"The signed-in person's custom data."
type Me {
  _id: ObjectId!
  user_id: String!
  email: String!
  first_name: String!
  last_name: String!
  role: String!
  main_org: String
  org_name: String
  org_role: String
  superadmin: Boolean!
  org_id: String
  cohortId: String
  application_status: String!
  onboarded: Boolean!
  profile_empty: Boolean!
  avatar: String
  locale: String!
  project_id: String
}

type FeedbackAuthor {
  user_id: String!
  first_name: String!
  last_name: String!
  role: String!
  avatar: String
}

type FeedbackCount {
  fieldId: String!
  module: String!
  step: String!
  total: Int!
  unread: Int!
}

"Something in a project changed; who listens reads it again."
type Change {
  projectId: String
  kind: String!
  id: String!
  version: Int
  change: String!
}

input UserQueryInput {
  _id: ObjectId
  user_id: String
}

input ProjectQueryInput {
  _id: ObjectId
  owner_id: String
  mentor: String
  cohort_id: String
}

input CohortQueryInput {
  _id: ObjectId
}

input StepQueryInput {
  _id: ObjectId
  module: String
  "Worded as the cohort of this project reads them."
  projectId: String
  "Worded as this cohort reads them."
  cohort_id: String
}

input FeedbackQueryInput {
  fieldId: String
  projectId: String
}

input ProgressQueryInput {
  projectId: String
}

input ReviewQueryInput {
  projectId: String
  user_id: String
  module: String
}

input FeedbackInsertInput {
  text: String!
  projectId: String!
  fieldId: String!
  module: String
  step: String
  fullPath: String
}

input ReviewAnswerInput {
  question: String!
  answer: String!
}

input ProgressModuleInput {
  finished: Boolean
  validated: Boolean
  review_request: Boolean
  "Accepted only where it equals what the server counts."
  request_count: Int
}

input ProgressPayloadInput {
  projectId: String
  order: Int
  module: ProgressModuleInput
}

input ProjectInsertInput {
  cohort_id: String!
  "Only managers name somebody else."
  owner_id: String
  name: String!
  countries: [String!]
  problem: String
  sectors: [String!]
  solution: String
  stage: String
  type: String
}

enum OrderSortByInput {
  ORDER_ASC
  ORDER_DESC
}

enum ProjectSortByInput {
  NAME_ASC
  NAME_DESC
  _ID_ASC
  _ID_DESC
}

extend type Query {
  me: Me
  user(query: UserQueryInput): User
  project(query: ProjectQueryInput): Project
  projects(query: ProjectQueryInput, sortBy: ProjectSortByInput, limit: Int): [Project!]!
  "A private cohort answers to strangers only with its invite code."
  cohort(query: CohortQueryInput, invite: String): Cohort
  openCohorts: [Cohort!]!
  steps(query: StepQueryInput, sortBy: OrderSortByInput): [Step!]!
  models: [Model!]!
  feedbacks(query: FeedbackQueryInput): [Feedback!]!
  feedbackCounts(query: ProgressQueryInput!): [FeedbackCount!]!
  progresses(query: ProgressQueryInput, sortBy: OrderSortByInput): [Progress!]!
  reviews(query: ReviewQueryInput): [Review!]!
}

extend type Mutation {
  updateOneUser(query: UserQueryInput, data: UserUpdateInput!): User
  setOnboarded: Me
  createProject(data: ProjectInsertInput!): Project
  updateOneProject(query: ProjectQueryInput, set: ProjectUpdateInput!): Project
  updateOneCohort(query: CohortQueryInput, set: CohortUpdateInput!): Cohort
  insertOneFeedback(data: FeedbackInsertInput!): Feedback
  addFeedback(
    text: String!
    step: String
    module: String
    path: String
    projectId: String!
    fieldId: String!
    userId: String
    key: String
  ): Feedback
  markFeedbackRead(projectId: String!, fieldId: String!): Int!
  moduleReview(
    answers: [ReviewAnswerInput!]!
    userId: String
    role: String
    module: String!
    projectId: String!
  ): Review
  updateProgress(projectId: String!, order: Int!, payload: ProgressPayloadInput!): Progress
  reportBug(
    projectId: String!
    module: String
    step: String
    userId: String
    time: Float
    message: String
  ): BugReport
}

type Subscription {
  projectChanged(projectId: String!): Change!
  meChanged: Change!
}`
}
