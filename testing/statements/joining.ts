import { currentVersion } from '#server/verbs/agreement/agreement-text.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const project = (at: number) => (scene: Scene) => ({ p: scene.waiting.at(at) })
const request = (at: number) => (scene: Scene) => ({ id: scene.requests.at(at) })
const firstId = (text: string, about: (scene: Scene) => string | undefined) => async (scene: Scene) => {
  const { rows } = await scene.db.query<{ id: string }>(text, [about(scene)])
  return { id: rows[0]?.id }
}
const fit = 'fit fit_points { reason points shared }'

const reading: Table = {
  'Query.myConsents': row(2, 'owner', '{ myConsents { name } }'),
  'Query.myApplications': row(
    3,
    'owner',
    '{ myApplications { status user { first_name } history { message } } }',
  ),
  'Query.application': row(
    3,
    'organiser',
    'query ($id: ObjectId!) { application(query: { _id: $id }) { status user { first_name } } }',
    ({ applications }) => ({ id: applications[0] }),
  ),
  'Query.matchingCohorts': row(
    3,
    'mentor',
    '{ matchingCohorts { free_places candidates cohort { title } } }',
  ),
  'Query.candidates': row(
    4,
    'mentor',
    `query ($c: String!) { candidates(cohortId: $c) { items { name ${fit} } } }`,
  ),
  'Query.connectRequests': row(
    3,
    'seeker',
    `query ($p: String!) { connectRequests(projectId: $p) { status mentor { first_name } ${fit} } }`,
    project(0),
  ),
  'Query.matchingBoard': row(
    4,
    'organiser',
    'query ($c: String!) { matchingBoard(cohortId: $c) { projects { name mentor_name } mentors { name } } }',
  ),
  'Query.mentorChoices': row(
    4,
    'organiser',
    `query ($p: String!) { mentorChoices(projectId: $p) { mentor_id ${fit} } }`,
    project(0),
  ),
  'Query.proposedMatching': row(
    4,
    'organiser',
    `query ($c: String!) { proposedMatching(cohortId: $c) { project_name ${fit} } }`,
  ),
  'Query.agreement': row(
    2,
    'owner',
    'query ($p: String!) { agreement(projectId: $p) { text signatures { full_name } } }',
  ),
  'Query.announcements': row(3, 'owner', '{ announcements { title read } }'),
  'Query.unreadAnnouncements': row(3, 'owner', '{ unreadAnnouncements }'),
  'Query.upcoming': row(3, 'owner', '{ upcoming { kind date } }'),
  'Query.calendarFeed': row(2, 'owner', '{ calendarFeed }'),
  'Query.notifications': row(2, 'owner', '{ notifications { kind read } }'),
  'Query.unreadNotifications': row(2, 'owner', '{ unreadNotifications }'),
  'Query.states': row(1, 'owner', '{ states(country: "PE") }'),
  'Query.cities': row(1, 'owner', '{ cities(country: "PE") }'),
}

const signing = (side: 'Mentor' | 'Entrepreneur') =>
  `mutation ($p: String!, $v: String!) {
    sign${side}Agreement(projectId: $p, full_name: "Ana Rivera", text_version: $v) { mentor_agreement }
  }`

// Whoever signs has the name that is typed.
const signedAt = (at: number) => async (scene: Scene) => {
  await scene.db.query(`update users set first_name = 'Ana', last_name = 'Rivera'`)
  return { p: scene.waiting[at], v: currentVersion }
}

// In the order in which they can happen: each finds what the one before has left.
const moving: Table = {
  'Mutation.setConsent': row(
    3,
    'owner',
    'mutation { setConsent(name: "commitNews", granted: true) { name } }',
  ),
  'Mutation.markAnnouncementRead': row(
    4,
    'owner',
    'mutation ($id: ObjectId!) { markAnnouncementRead(_id: $id) }',
    firstId('select id from announcement where org_id = $1 limit 1', ({ org }) => org),
  ),
  'Mutation.markNotificationsRead': row(2, 'owner', 'mutation { markNotificationsRead }'),
  'Mutation.chooseCohort': row(
    8,
    'applicant',
    'mutation ($c: String!) { chooseCohort(cohortId: $c) { cohortId } }',
  ),
  'Mutation.submitApplication': {
    ...row(
      20,
      'applicant',
      'mutation ($c: String!) { submitApplication(cohortId: $c) { status user { first_name } } }',
    ),
    isPerItem: true,
  },
  'Mutation.withdrawApplication': row(
    12,
    'applicant',
    'mutation ($id: ObjectId!) { withdrawApplication(_id: $id) { status } }',
    firstId(
      `select id from application where cohort_id = $1 order by id desc limit 1`,
      ({ cohort }) => cohort,
    ),
  ),
  'Mutation.selectCandidate': row(
    7,
    'asker',
    'mutation ($p: String!) { selectCandidate(projectId: $p, selected: true) }',
    project(0),
  ),
  'Mutation.requestMatch': row(
    15,
    'asker',
    'mutation ($p: String!) { requestMatch(projectId: $p) { _id mentor { first_name } } }',
    project(1),
  ),
  'Mutation.withdrawMatchRequest': row(
    11,
    'asker',
    'mutation ($id: ObjectId!) { withdrawMatchRequest(_id: $id) { status } }',
    firstId('select id from connect_request where mentor_id = $1', ({ askers }) => askers[0]),
  ),
  'Mutation.declineMatch': row(
    14,
    'seeker',
    'mutation ($id: ObjectId!) { declineMatch(_id: $id) { status } }',
    request(1),
  ),
  'Mutation.acceptMatch': {
    ...row(24, 'seeker', 'mutation ($id: ObjectId!) { acceptMatch(_id: $id) { status } }', request(0)),
    isPerItem: true,
  },
  'Mutation.signEntrepreneurAgreement': row(16, 'seeker', signing('Entrepreneur'), signedAt(0)),
  'Mutation.assignMentor': row(
    24,
    'organiser',
    'mutation ($p: String!, $m: String!) { assignMentor(projectId: $p, mentorId: $m) { mentor } }',
    (scene) => ({ p: scene.waiting[1], m: scene.askers[0] }),
  ),
  'Mutation.signMentorAgreement': row(16, 'asker', signing('Mentor'), signedAt(1)),
  'Mutation.unassignMentor': row(
    18,
    'organiser',
    'mutation ($p: String!) { unassignMentor(projectId: $p, reason: "Moved away") { mentor } }',
    project(1),
  ),
  'Mutation.endMatch': row(
    18,
    'organiser',
    'mutation ($p: String!) { endMatch(projectId: $p, reason: "Moved away") { mentor } }',
    project(0),
  ),
  'Mutation.publishMatching': {
    ...row(
      26,
      'organiser',
      'mutation ($c: String!, $list: [MatchInput!]!) { publishMatching(cohortId: $c, matches: $list) { matched } }',
      ({ waiting, askers }) => ({ list: [{ project_id: waiting[2], mentor_id: askers[0] }] }),
    ),
    isPerItem: true,
  },
}

export const joiningTable: Table = { ...reading, ...moving }
