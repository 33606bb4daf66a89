import { myConsents, setConsent } from '#server/verbs/account-data/consents.ts'
import { findAgreement, signAgreement } from '#server/verbs/agreement/agreement.ts'
import { applicantOf } from '#server/verbs/applications/applicant.ts'
import { findApplication, myApplications } from '#server/verbs/applications/application-rows.ts'
import { chooseCohort } from '#server/verbs/applications/choose-cohort.ts'
import { submitApplication } from '#server/verbs/applications/submit-application.ts'
import { withdrawApplication } from '#server/verbs/applications/withdraw-application.ts'
import { acceptMatch, declineMatch, withdrawMatchRequest } from '#server/verbs/matching/answer-request.ts'
import { matchingBoard, proposedMatching } from '#server/verbs/matching/board.ts'
import { candidates } from '#server/verbs/matching/candidates.ts'
import { connectRequests, ownRequests } from '#server/verbs/matching/connect-requests.ts'
import { assignMentor, publishMatching, unassignMentor } from '#server/verbs/matching/match-by-hand.ts'
import { matchingCohorts } from '#server/verbs/matching/matching-cohorts.ts'
import { mentorChoices } from '#server/verbs/matching/mentor-choices.ts'
import { requestMatch, selectCandidate } from '#server/verbs/matching/request-match.ts'
import { announcements, markAnnouncementRead, unreadAnnouncements } from '#server/verbs/news/announcements.ts'
import { calendarPath } from '#server/verbs/news/calendar.ts'
import {
  markNotificationsRead,
  notifications,
  unreadNotifications,
} from '#server/verbs/news/notifications.ts'
import { upcoming } from '#server/verbs/news/upcoming.ts'
import { findUser } from '#server/verbs/people/user.ts'
import { citiesOf, statesOf } from '#server/verbs/places/places.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const joiningResolvers = {
  Query: {
    myConsents: by((context) => myConsents(context)),
    myApplications: by((context) => myApplications(context)),
    application: by((context, { query }) => findApplication(context, query._id)),
    matchingCohorts: by((context) => matchingCohorts(context)),
    candidates: by((context, { cohortId, filter }) => candidates(context, cohortId, filter)),
    connectRequests: by((context, { projectId }) => connectRequests(context, projectId)),
    matchingBoard: by((context, { cohortId }) => matchingBoard(context, cohortId)),
    mentorChoices: by((context, { projectId }) => mentorChoices(context, projectId)),
    proposedMatching: by((context, { cohortId }) => proposedMatching(context, cohortId)),
    agreement: by((context, { projectId }) => findAgreement(context, projectId)),
    announcements: by((context) => announcements(context)),
    unreadAnnouncements: by((context) => unreadAnnouncements(context)),
    upcoming: by(({ deps, actor }) => upcoming(deps.db, actor.userId)),
    calendarFeed: by(({ deps, actor }) => calendarPath(deps, actor.userId)),
    notifications: by((context, { limit }) => notifications(context, limit)),
    unreadNotifications: by((context) => unreadNotifications(context)),
    states: by((_, { country }) => statesOf(country)),
    cities: by((_, { country, state }) => citiesOf(country, state)),
  },
  Mutation: {
    chooseCohort: by((context, { cohortId, invite }) => chooseCohort(context, cohortId, invite)),
    submitApplication: by((context, { cohortId, invite }) => submitApplication(context, cohortId, invite)),
    withdrawApplication: by((context, { _id }) => withdrawApplication(context, _id)),
    selectCandidate: by((context, { projectId, selected }) => selectCandidate(context, projectId, selected)),
    requestMatch: by((context, { projectId, message }) => requestMatch(context, projectId, message)),
    withdrawMatchRequest: by((context, { _id }) => withdrawMatchRequest(context, _id)),
    acceptMatch: by((context, { _id }) => acceptMatch(context, _id)),
    declineMatch: by((context, { _id, reason }) => declineMatch(context, _id, reason)),
    assignMentor: by((context, { projectId, mentorId, reason }) =>
      assignMentor(context, projectId, mentorId, reason),
    ),
    unassignMentor: by((context, { projectId, reason }) => unassignMentor(context, projectId, reason)),
    endMatch: by((context, { projectId, reason }) => unassignMentor(context, projectId, reason)),
    publishMatching: by((context, { cohortId, matches }) => publishMatching(context, cohortId, matches)),
    signMentorAgreement: by((context, signing) => signAgreement(context, 'mentor', signing)),
    signEntrepreneurAgreement: by((context, signing) => signAgreement(context, 'entrepreneur', signing)),
    markAnnouncementRead: by((context, { _id }) => markAnnouncementRead(context, _id)),
    markNotificationsRead: by((context, { ids }) => markNotificationsRead(context, ids)),
    setConsent: by((context, { name, granted }) => setConsent(context, name, granted)),
  },
  Application: {
    user: by((context, _, application) => applicantOf(context, application)),
  },
  CandidatePage: {
    requests: by((context, _, { cohort }) => ownRequests(context, cohort._id)),
  },
  ConnectRequest: {
    mentor: by((context, _, { mentor_id }) => findUser(context, { user_id: mentor_id })),
  },
} satisfies Some
