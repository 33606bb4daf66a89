/** Links by which somebody without an account reads a plan. */
export const sharingSchema = `"Never with what opens it."
type SharedLink {
  _id: ObjectId!
  "plan or canvas."
  what: String!
  "For whom, in the words of the team."
  label: String!
  locale: String!
  scenario: String!
  has_password: Boolean!
  created_at: String!
  created_by_name: String!
  ends_at: String!
  "live, ended, revoked, or left where whoever made it is not in the team any more."
  state: String!
  "Visits, not pages loaded again."
  opened_count: Int!
  last_opened_at: String
}

type NewSharedLink {
  link: SharedLink!
  "Told this once: nobody can say it again."
  address: String!
}

input SharedLinkInput {
  what: String!
  label: String!
  locale: String!
  scenario: String!
  "At most a year ahead."
  ends_at: String!
  password: String
}

extend type Query {
  "Only for the team."
  sharedLinks(projectId: String!): [SharedLink!]
}

extend type Mutation {
  createSharedLink(projectId: String!, data: SharedLinkInput!): NewSharedLink
  updateSharedLink(projectId: String!, _id: ObjectId!, ends_at: String!): SharedLink
  revokeSharedLink(projectId: String!, _id: ObjectId!): SharedLink
}`
