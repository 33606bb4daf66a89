/** From a stranger with a link to two people who may start: applications, matching, agreement, home, news. */
export const joiningSchema = `
type Application {
  _id: ObjectId!
  cohort_id: String!
  cohort_title: String!
  role: String!
  status: String!
  created_at: String!
  updated_at: String!
  project_id: String
  "The person, as the caller may see them."
  user: User
  history: [ApplicationEvent!]!
  can_withdraw: Boolean!
}

type ApplicationEvent {
  from_status: String!
  to_status: String!
  author_name: String
  message: String!
  created_at: String!
}

"A cohort in which the caller may look for projects to mentor."
type MatchingCohort {
  cohort: Cohort!
  is_open: Boolean!
  free_places: Int!
  candidates: Int!
}

type FitPoint {
  reason: String!
  points: Int!
  of: Int!
  shared: [String!]!
}

"The matching card of a project."
type Candidate {
  project_id: ObjectId!
  name: String!
  problem: String!
  solution: String!
  sectors: [String!]!
  countries: [String!]!
  languages: [String!]!
  support: [String!]!
  stage: String
  type: String!
  owner_first_name: String!
  owner_avatar: String
  owner_bio: String
  fit: Int!
  fit_points: [FitPoint!]!
  is_selected: Boolean!
  "asked, declined, withdrawn … of the caller's latest request, or null."
  request_status: String
  request_id: String
}

input CandidateFilterInput {
  country: String
  language: String
  experience: String
  expertise: String
  search: String
}

type CandidatePage {
  cohort: Cohort!
  is_open: Boolean!
  free_places: Int!
  items: [Candidate!]!
  "What the caller has asked in this cohort, newest first, whatever became of it."
  requests: [ConnectRequest!]!
  "What the filters can offer: values that occur among all candidates."
  countries: [String!]!
  languages: [String!]!
  expertise: [String!]!
  experience: [String!]!
}

"Wants to connect."
type ConnectRequest {
  _id: ObjectId!
  project_id: ObjectId!
  project_name: String!
  owner_first_name: String!
  mentor_id: ObjectId!
  "asked, accepted, declined, withdrawn, expired, closed; paused while the mentor has no free place."
  status: String!
  message: String!
  reason: String!
  created_at: String!
  decided_at: String
  mentor: User
  fit: Int!
  fit_points: [FitPoint!]!
}

"A line of the organisers' matching board."
type BoardProject {
  project_id: ObjectId!
  name: String!
  owner_name: String!
  mentor_id: String
  mentor_name: String
  mentor_agreement: Boolean!
  entrepreneur_agreement: Boolean!
  open_requests: Int!
}

type BoardMentor {
  mentor_id: ObjectId!
  name: String!
  capacity: Int!
  free_places: Int!
  languages: [String!]!
  expertise: [String!]!
}

type MatchingBoard {
  cohort: Cohort!
  is_open: Boolean!
  projects: [BoardProject!]!
  mentors: [BoardMentor!]!
}

"A mentor with room, for one project, best fit first."
type MentorChoice {
  mentor_id: ObjectId!
  name: String!
  capacity: Int!
  free_places: Int!
  fit: Int!
  fit_points: [FitPoint!]!
  "What the mentor wrote when asking to connect; null for who did not ask."
  asked: String
}

type ProposedMatch {
  project_id: ObjectId!
  project_name: String!
  mentor_id: ObjectId!
  mentor_name: String!
  fit: Int!
  fit_points: [FitPoint!]!
}

input MatchInput {
  project_id: ObjectId!
  mentor_id: ObjectId!
}

"What became of each pair of a published matching."
type MatchResult {
  project_id: ObjectId!
  mentor_id: ObjectId!
  matched: Boolean!
  reason: String
}

type AgreementSignature {
  side: String!
  full_name: String!
  signed_at: String!
  text_version: String!
}

type Agreement {
  project_id: ObjectId!
  text: String!
  text_version: String!
  text_hash: String!
  mentor_agreement: Boolean!
  entrepreneur_agreement: Boolean!
  is_matched: Boolean!
  "mentor, entrepreneur, or null for somebody who only reads."
  my_side: String
  mentor_name: String
  entrepreneur_name: String
  signatures: [AgreementSignature!]!
}

type Announcement {
  _id: ObjectId!
  audience: String!
  title: String!
  title_es: String!
  text: String!
  text_es: String!
  visible_from: String!
  visible_until: String
  pinned: Boolean!
  read: Boolean!
}

"Something dated that concerns the caller. The kind names its text."
type UpcomingItem {
  id: String!
  kind: String!
  date: String!
  cohort_title: String
  project_id: String
  module: String
  title: String
}

type Notification {
  _id: ObjectId!
  kind: String!
  project_id: String
  project_name: String
  person_name: String
  cohort_id: String
  cohort_title: String
  status: String
  message: String
  "Of the step or the section of the plan that the path leads to; null where it leads elsewhere."
  module_name: String
  module_name_es: String
  step_title: String
  step_title_es: String
  path: String
  created_at: String!
  read: Boolean!
}

"What the caller agreed to, and when."
type Consent {
  name: String!
  given: Boolean!
  version: String
  at: String!
  "Promotion and news can be taken back and given again."
  can_change: Boolean!
}

extend type Query {
  myConsents: [Consent!]!
  myApplications: [Application!]!
  application(query: ApplicationIdInput!): Application
  matchingCohorts: [MatchingCohort!]!
  candidates(cohortId: String!, filter: CandidateFilterInput): CandidatePage
  connectRequests(projectId: String!): [ConnectRequest!]!
  matchingBoard(cohortId: String!): MatchingBoard
  mentorChoices(projectId: String!): [MentorChoice!]!
  proposedMatching(cohortId: String!): [ProposedMatch!]!
  agreement(projectId: String!): Agreement
  announcements: [Announcement!]!
  unreadAnnouncements: Int!
  upcoming: [UpcomingItem!]!
  "Path of the caller's calendar feed (.ics)."
  calendarFeed: String!
  notifications(limit: Int): [Notification!]!
  unreadNotifications: Int!
  "Names of the states of a country (ISO code); empty where it has none."
  states(country: String!): [String!]!
  "Names of the cities of a country or of one of its states, at most 3000."
  cities(country: String!, state: String): [String!]!
}

input ApplicationIdInput {
  _id: ObjectId!
}

extend type Mutation {
  "The cohort that the caller will apply to when the profile is complete."
  chooseCohort(cohortId: String!, invite: String): Me
  submitApplication(cohortId: String!, invite: String): Application
  withdrawApplication(_id: ObjectId!): Application
  selectCandidate(projectId: String!, selected: Boolean!): Boolean!
  requestMatch(projectId: String!, message: String): ConnectRequest
  withdrawMatchRequest(_id: ObjectId!): ConnectRequest
  acceptMatch(_id: ObjectId!): ConnectRequest
  declineMatch(_id: ObjectId!, reason: String): ConnectRequest
  assignMentor(projectId: String!, mentorId: String!, reason: String): Project
  unassignMentor(projectId: String!, reason: String!): Project
  endMatch(projectId: String!, reason: String!): Project
  publishMatching(cohortId: String!, matches: [MatchInput!]!): [MatchResult!]!
  signMentorAgreement(projectId: String!, full_name: String!, text_version: String!): Agreement
  signEntrepreneurAgreement(projectId: String!, full_name: String!, text_version: String!): Agreement
  markAnnouncementRead(_id: ObjectId!): Boolean!
  markNotificationsRead(ids: [ObjectId!]): Int!
  setConsent(name: String!, granted: Boolean!): [Consent!]!
}
`
