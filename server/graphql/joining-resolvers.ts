import { myConsents, setConsent } from '#server/account-data/consents.ts'
import { findAgreement, signAgreement } from '#server/agreement/agreement.ts'
import { applicantOf } from '#server/applications/applicant.ts'
import {
  type ApplicationRow,
  findApplication,
  myApplications,
} from '#server/applications/application-rows.ts'
import { chooseCohort } from '#server/applications/choose-cohort.ts'
import { type ApplicationQuery, cohortApplications } from '#server/applications/cohort-applications.ts'
import { decideApplications, withdrawApplication } from '#server/applications/move-application.ts'
import { submitApplication } from '#server/applications/submit-application.ts'
import { type ApiContext, type Caller, caller } from '#server/caller.ts'
import { acceptMatch, declineMatch, withdrawMatchRequest } from '#server/matching/answer-request.ts'
import { matchingBoard, proposedMatching } from '#server/matching/board.ts'
import { type CandidateFilter, candidates } from '#server/matching/candidates.ts'
import { connectRequests } from '#server/matching/connect-requests.ts'
import { assignMentor, publishMatching, unassignMentor } from '#server/matching/match-by-hand.ts'
import { matchingCohorts } from '#server/matching/matching-cohorts.ts'
import { mentorChoices } from '#server/matching/mentor-choices.ts'
import { requestMatch, selectCandidate } from '#server/matching/request-match.ts'
import { announcements, markAnnouncementRead } from '#server/news/announcements.ts'
import { calendarPath } from '#server/news/calendar.ts'
import { markNotificationsRead, notifications, unreadNotifications } from '#server/news/notifications.ts'
import { upcoming } from '#server/news/upcoming.ts'
import { citiesOf, statesOf } from '#server/places/places.ts'
import { findUser } from '#server/queries/user.ts'

type Id = { _id: string }
type Project = { projectId: string }
type Reason = { reason: string }
type Page = { sortBy?: string | null; limit?: number | null; offset?: number | null }
type Signing = Project & { full_name: string; text_version: string }

/** Every one of these needs somebody who is signed in. */
const by =
  <A>(run: (context: Caller, args: A) => unknown) =>
  async (_: unknown, args: A, context: ApiContext) =>
    run(caller(context), args)

export const joiningResolvers = {
  Query: {
    myConsents: by((context) => myConsents(context)),
    myApplications: by((context) => myApplications(context)),
    application: by((context, { query }: { query: Id }) => findApplication(context, query._id)),
    cohortApplications: by((context, { query, sortBy, limit, offset }: { query: ApplicationQuery } & Page) =>
      cohortApplications(context, query, sortBy, limit, offset),
    ),
    matchingCohorts: by((context) => matchingCohorts(context)),
    candidates: by((context, { cohortId, filter }: { cohortId: string; filter?: CandidateFilter | null }) =>
      candidates(context, cohortId, filter),
    ),
    connectRequests: by((context, { projectId }: Project) => connectRequests(context, projectId)),
    matchingBoard: by((context, { cohortId }: { cohortId: string }) => matchingBoard(context, cohortId)),
    mentorChoices: by((context, { projectId }: Project) => mentorChoices(context, projectId)),
    proposedMatching: by((context, { cohortId }: { cohortId: string }) =>
      proposedMatching(context, cohortId),
    ),
    agreement: by((context, { projectId }: Project) => findAgreement(context, projectId)),
    announcements: by((context) => announcements(context)),
    upcoming: by(({ deps, actor }) => upcoming(deps.db, actor.userId)),
    calendarFeed: by(({ deps, actor }) => calendarPath(deps, actor.userId)),
    notifications: by((context, { limit }: Page) => notifications(context, limit)),
    unreadNotifications: by((context) => unreadNotifications(context)),
    states: by((_, { country }: { country: string }) => statesOf(country)),
    cities: by((_, { country, state }: { country: string; state?: string | null }) =>
      citiesOf(country, state),
    ),
  },
  Mutation: {
    chooseCohort: by((context, { cohortId, invite }: { cohortId: string; invite?: string | null }) =>
      chooseCohort(context, cohortId, invite),
    ),
    submitApplication: by((context, { cohortId, invite }: { cohortId: string; invite?: string | null }) =>
      submitApplication(context, cohortId, invite),
    ),
    withdrawApplication: by((context, { _id }: Id) => withdrawApplication(context, _id)),
    decideApplications: by(
      (context, { ids, status, message }: { ids: string[]; status: string; message?: string | null }) =>
        decideApplications(context, ids, status, message),
    ),
    selectCandidate: by((context, { projectId, selected }: Project & { selected: boolean }) =>
      selectCandidate(context, projectId, selected),
    ),
    requestMatch: by((context, { projectId, message }: Project & { message?: string | null }) =>
      requestMatch(context, projectId, message),
    ),
    withdrawMatchRequest: by((context, { _id }: Id) => withdrawMatchRequest(context, _id)),
    acceptMatch: by((context, { _id }: Id) => acceptMatch(context, _id)),
    declineMatch: by((context, { _id, reason }: Id & Partial<Reason>) => declineMatch(context, _id, reason)),
    assignMentor: by(
      (context, { projectId, mentorId, reason }: Project & Partial<Reason> & { mentorId: string }) =>
        assignMentor(context, projectId, mentorId, reason),
    ),
    unassignMentor: by((context, { projectId, reason }: Project & Reason) =>
      unassignMentor(context, projectId, reason),
    ),
    endMatch: by((context, { projectId, reason }: Project & Reason) =>
      unassignMentor(context, projectId, reason),
    ),
    publishMatching: by(
      (
        context,
        { cohortId, matches }: { cohortId: string; matches: { project_id: string; mentor_id: string }[] },
      ) => publishMatching(context, cohortId, matches),
    ),
    signMentorAgreement: by((context, signing: Signing) => signAgreement(context, 'mentor', signing)),
    signEntrepreneurAgreement: by((context, signing: Signing) =>
      signAgreement(context, 'entrepreneur', signing),
    ),
    markAnnouncementRead: by((context, { _id }: Id) => markAnnouncementRead(context, _id)),
    markNotificationsRead: by((context, { ids }: { ids?: string[] | null }) =>
      markNotificationsRead(context, ids),
    ),
    setConsent: by((context, { name, granted }: { name: string; granted: boolean }) =>
      setConsent(context, name, granted),
    ),
  },
  Application: {
    user: async (application: ApplicationRow, _: unknown, context: ApiContext) =>
      applicantOf(caller(context), application),
  },
  ConnectRequest: {
    mentor: async ({ mentor_id }: { mentor_id: string }, _: unknown, context: ApiContext) =>
      findUser(caller(context), { user_id: mentor_id }),
  },
}
