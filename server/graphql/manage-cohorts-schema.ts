import { cohortFields, cohortWritable, writtenModules } from '#domain/programme/cohort.ts'
import { inputType } from './types.ts'

const written = {
  ...Object.fromEntries(cohortWritable.map((name) => [name, cohortFields[name]])),
  module_data: writtenModules,
}

/** Cohorts as their organisers and the hub see and change them. */
export function manageCohortsSchema(): string {
  return `${inputType('Cohort', 'InsertInput', written)}

${inputType('Cohort', 'UpdateInput', written, ['version: Int'])}

type CohortAdmin {
  user_id: String!
  name: String!
}

"A cohort with what only those see who run it."
type ManagedCohort {
  cohort: Cohort!
  "draft, submitted, sentBack or approved."
  approval: String!
  submitted_at: String
  sent_back_message: String!
  "Of the link to a private cohort."
  invite_code: String!
  archived: Boolean!
  is_hub: Boolean!
  "The caller may archive it and hand it over."
  is_mine: Boolean!
  may_approve: Boolean!
  "Who may be responsible for it."
  admins: [CohortAdmin!]!
}

type OrganisationCohort {
  cohort: Cohort!
  approval: String!
  applied: Int!
  "Applications that nobody has decided about."
  pending: Int!
  "Those of them that are of mentors."
  pending_mentors: Int!
  mentors: Int!
  teams: Int!
  matched: Int!
  "By both sides."
  signed: Int!
  completed: Int!
}

type OrganisationCohortPage {
  total: Int!
  items: [OrganisationCohort!]!
}

"What people would notice of a change."
type Consequence {
  kind: String!
  count: Int!
  teams: Int!
  "Steps that are switched off though others work with what is written there."
  steps: [MissedStep!]!
}

type MissedStep {
  step_title: String!
  step_title_es: String!
  "How many steps that stay."
  needed_by: Int!
}

extend type Query {
  managedCohort(_id: ObjectId!): ManagedCohort!
  organisationCohorts(org: String!, archived: Boolean, limit: Int, offset: Int): OrganisationCohortPage!
  "Nothing is changed: this only counts."
  cohortConsequences(_id: ObjectId!, set: CohortUpdateInput, archived: Boolean): [Consequence!]!
}

extend type Mutation {
  createCohort(org: String!, data: CohortInsertInput!, copyOf: ObjectId): Cohort!
  submitCohort(_id: ObjectId!): ManagedCohort!
  approveCohort(_id: ObjectId!): ManagedCohort!
  sendBackCohort(_id: ObjectId!, message: String!): ManagedCohort!
  archiveCohort(_id: ObjectId!, archived: Boolean!): ManagedCohort!
  changeCohortOwner(_id: ObjectId!, user_id: String!): ManagedCohort!
}`
}
