/** People as those see them who run an organisation or the platform. */
export const managePeopleSchema = `"An account, for managers."
type ManagedUser {
  _id: ObjectId!
  email: String!
  first_name: String!
  last_name: String!
  role: String!
  "owner or organiser; only admins have one."
  org_role: String
  "Slug of the organisation that an admin works for."
  main_org: String
  main_org_id: ObjectId
  main_org_name: String
  org_id: ObjectId
  org_name: String
  cohortId: ObjectId
  cohort_title: String
  application_status: String!
  "active, unconfirmed or disabled."
  state: String!
  test_account: Boolean!
  locale: String!
  created_at: String!
  last_seen_at: String
}

type ManagedUserPage {
  "Counted up to 10 000; one more means: more than that."
  total: Int!
  items: [ManagedUser!]!
}

type PlatformOrganisation {
  _id: ObjectId!
  name: String!
  slug: String!
}

type PlatformCohort {
  _id: ObjectId!
  title: String!
  org_id: ObjectId!
}

"Where people can belong."
type PlatformPlaces {
  organisations: [PlatformOrganisation!]!
  cohorts: [PlatformCohort!]!
}

"What somebody did to people and their things."
type AuditEntry {
  _id: ObjectId!
  created_at: String!
  action: String!
  "Null where the person has left."
  actor_name: String
  target_kind: String!
  target_name: String
  "Where it is called otherwise in Spanish: a step of the course."
  target_name_es: String
  org_name: String
  "What it was before and after, where the action says so: a name or a value of an option list."
  from: String
  to: String
  count: Int
}

type AuditPage {
  "Counted up to 10 000; one more means: more than that."
  total: Int!
  items: [AuditEntry!]!
}

"Somebody who was asked by mail to run an organisation."
type AdminInvite {
  _id: ObjectId!
  email: String!
  first_name: String!
  last_name: String!
  org_role: String!
  "open or expired; withdrawn in the answer of taking it back."
  state: String!
  created_at: String!
  expires_at: String!
}

"How many accounts were changed, and those that the caller may not change."
type ChangedAccounts {
  changed: Int!
  refused: [ManagedUser!]!
}

input AdminUserInput {
  first_name: String
  last_name: String
  "Null: none."
  cohortId: ObjectId
  test_account: Boolean
}

extend type Query {
  platformUsers(list: ListQueryInput): ManagedUserPage!
  platformPlaces: PlatformPlaces!
  "org: the slug."
  organisationUsers(org: String!, list: ListQueryInput): ManagedUserPage!
  "Those that are still open."
  organisationInvites(org: String!): [AdminInvite!]!
  "org: the slug; without it, everything."
  auditLog(org: String, list: ListQueryInput): AuditPage!
}

extend type Mutation {
  "Ends the person's sessions. org_role with admin only."
  setUserRole(userId: ObjectId!, role: String!, org_role: String): ManagedUser
  setMainOrg(userId: ObjectId!, org: ObjectId): ManagedUser
  setOrg(userId: ObjectId!, org: ObjectId): ManagedUser
  adminUpdateUser(userId: ObjectId!, data: AdminUserInput!): ManagedUser
  "With disabled false: opens the account again."
  deactivateUser(userId: ObjectId!, disabled: Boolean): ManagedUser
  "Many at once; who is in that state already is passed over."
  deactivateUsers(people: ListSelectionInput!, disabled: Boolean!): ChangedAccounts
  revokeUserSessions(userId: ObjectId!): ManagedUser
  "Asks an address, or asks again. org: the slug."
  inviteAdmin(org: String!, email: String!, first_name: String!, last_name: String!, org_role: String!): AdminInvite
  withdrawAdminInvite(_id: ObjectId!): AdminInvite
  "Another owner, another cohort, or both; the cohort brings its organisation."
  transferProject(projectId: String!, owner_id: ObjectId, cohort_id: ObjectId): Project
  "Takes a message out of sight; its text is kept."
  hideFeedback(_id: ObjectId!): Boolean!
}`
