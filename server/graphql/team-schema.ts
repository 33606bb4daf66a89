/** Who works in a project beside its owner, and its home page. */
export const teamSchema = `"Somebody who accepted an invitation to the team."
type TeamMate {
  user_id: String!
  name: String!
  "As the owner describes it in the plan."
  role: String!
  accepted_at: String!
}

"open, expired, used or withdrawn."
type TeamInvite {
  _id: ObjectId!
  email: String!
  state: String!
  created_at: String!
  expires_at: String!
}

"What stands behind the link of an invitation for who asks."
type TeamInvitation {
  "open, expired, used, withdrawn, member, otherAccount or otherRole."
  state: String!
  "The names only while the invitation is open, or for a member."
  project_name: String
  inviter_name: String
  project_id: String
}

"How far a module is."
type ModuleStanding {
  module: String!
  "Null for who may not read the plan, and where steps cannot tell by themselves."
  steps_done: Int
  steps: Int!
  "Something was written in it."
  has_begun: Boolean!
  "open, requested, sent back, approved or withdrawn."
  review: String!
  "An approval stands, whatever was asked or answered since."
  validated: Boolean!
  "Of the latest request, its answer, or the withdrawal."
  review_at: String
  review_message: String
  "Steps whose answers are not those that were approved."
  changed_steps: Int!
}

type FeedbackThread {
  fieldId: String!
  module: String!
  step: String!
  step_title: String!
  step_title_es: String!
  total: Int!
  unread: Int!
  "Of the latest message."
  text: String!
  author_name: String!
  timestamp: String!
}

"The step that was worked on last: by the caller, else by anybody."
type LastEdit {
  module: String!
  step: String!
  step_title: String!
  step_title_es: String!
  at: String!
  "Null where it was the caller."
  author_name: String
}

type GoalDate {
  title: String!
  date: String!
}

type ProjectHome {
  projectId: String!
  modules: [ModuleStanding!]!
  last_edit: LastEdit
  "What waits to be read first, then the latest."
  threads: [FeedbackThread!]!
  "From today on, the nearest first."
  goals: [GoalDate!]!
  team: [TeamMate!]!
  "Only for the owner."
  invites: [TeamInvite!]
}

"The business plan as it is read, told from the whole plan."
type BusinessPlan {
  projectId: String!
  locale: String!
  scenario: String!
  "Cover, figures and sections with their blocks, or the rows of the page with their boxes, as JSON: pictures have thousands of parts."
  view: String!
}

extend type Query {
  businessPlan(projectId: String!, locale: String!, scenario: String!): BusinessPlan
  "The plan on one page."
  businessPlanCanvas(projectId: String!, locale: String!, scenario: String!): BusinessPlan
  projectHome(projectId: String!): ProjectHome
  teamInvitation(token: String!): TeamInvitation
}

extend type Mutation {
  "Invites an address, or sends its invitation again."
  inviteTeamMember(projectId: String!, email: String!, version: Int): TeamInvite
  withdrawTeamInvite(projectId: String!, _id: ObjectId!): TeamInvite
  "With the caller's own id: leaves the team."
  removeTeamMember(projectId: String!, userId: String!, version: Int): Boolean!
  acceptTeamInvite(token: String!): Project
}`
