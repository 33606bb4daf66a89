import { organisationFields } from '#domain/programme/organisation.ts'
import { inputType } from './types.ts'

/** Organisations: what their people see of them, and what the hub decides about them. */
export function manageOrganisationsSchema(): string {
  return `"What whoever takes part in one of its cohorts sees of an organisation."
type Organisation {
  _id: ObjectId!
  "As in /manage/{org}."
  slug: String!
  name: String!
  description: String!
  logo: String
  website: String!
}

"For those who run it."
type OrganisationSettings {
  _id: ObjectId!
  slug: String!
  name: String!
  description: String!
  logo: String
  website: String!
  contact_name: String!
  contact_email: String!
  disabled: Boolean!
  is_hub: Boolean!
  version: Int!
}

type Partner {
  _id: ObjectId!
  slug: String!
  name: String!
  contact_name: String
  contact_email: String
  disabled: Boolean!
  is_hub: Boolean!
  created_at: String!
  admins: Int!
  "That run or come."
  cohorts: Int!
  "Cohorts that wait for approval."
  waiting: Int!
  teams: Int!
}

type PartnerPage {
  total: Int!
  items: [Partner!]!
}

type FoundTeam {
  _id: ObjectId!
  name: String!
  owner_name: String!
  cohort_id: ObjectId!
  cohort_title: String!
  "Of a project about which nobody has decided."
  application_id: ObjectId
}

type FoundCohort {
  _id: ObjectId!
  title: String!
  "Approved and not archived: there is more than its settings."
  is_open: Boolean!
}

type FoundTeamPage {
  total: Int!
  items: [FoundTeam!]!
}

type FoundCohortPage {
  total: Int!
  items: [FoundCohort!]!
}

"The first few of what was found, and how much it is."
type FoundInOrganisation {
  teams: FoundTeamPage!
  cohorts: FoundCohortPage!
}

input OrganisationQueryInput {
  _id: ObjectId
  slug: String
}

${inputType('Organisation', 'InsertInput', organisationFields, ['slug: String!'])}

${inputType('Organisation', 'UpdateInput', organisationFields, ['version: Int'])}

extend type Query {
  organisation(query: OrganisationQueryInput!): Organisation
  organisationSettings(query: OrganisationQueryInput!): OrganisationSettings!
  findInOrganisation(org: String!, search: String!): FoundInOrganisation!
  partners(list: ListQueryInput): PartnerPage!
}

extend type Mutation {
  createOrganisation(data: OrganisationInsertInput!): OrganisationSettings!
  updateOrganisation(_id: ObjectId!, set: OrganisationUpdateInput!): OrganisationSettings!
  setOrganisationSlug(_id: ObjectId!, slug: String!): OrganisationSettings!
  disableOrganisation(_id: ObjectId!, disabled: Boolean!): OrganisationSettings!
}`
}
