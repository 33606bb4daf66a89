import { applicantOf } from '#server/verbs/applications/applicant.ts'
import { assessment } from '#server/verbs/applications/assessment.ts'
import { cohortApplications } from '#server/verbs/applications/cohort-applications.ts'
import { decideApplications } from '#server/verbs/applications/decide-applications.ts'
import { decisionPreview } from '#server/verbs/applications/decision-preview.ts'
import { noteApplication, removeApplicationNote } from '#server/verbs/applications/note-application.ts'
import { rubric, saveRubric } from '#server/verbs/applications/rubric.ts'
import { scoreApplication } from '#server/verbs/applications/score-application.ts'
import { takeBackDecisions } from '#server/verbs/applications/take-back-decisions.ts'
import { untoldDecision } from '#server/verbs/applications/untold-decision.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageApplicationsResolvers = {
  Query: {
    cohortApplications: by((context, { cohortId, role, query }) =>
      cohortApplications(context, cohortId, role, query),
    ),
    decisionPreview: by((context, { found, status }) => decisionPreview(context, found, status)),
    rubric: by((context, { cohortId, role }) => rubric(context, cohortId, role)),
    assessment: by((context, { applicationId }) => assessment(context, applicationId)),
  },
  Mutation: {
    decideApplications: by(decideApplications),
    takeBackDecisions: by((context, { ids }) => takeBackDecisions(context, ids)),
    saveRubric: by((context, { cohortId, role, criteria }) => saveRubric(context, cohortId, role, criteria)),
    scoreApplication: by((context, { applicationId, points }) =>
      scoreApplication(context, applicationId, points),
    ),
    noteApplication: by((context, { applicationId, text }) => noteApplication(context, applicationId, text)),
    removeApplicationNote: by((context, { _id }) => removeApplicationNote(context, _id)),
  },
  ApplicationPage: {
    untold: by(({ deps, actor }, _, { cohort_id, role }) =>
      untoldDecision(deps.db, actor.userId, cohort_id, role ?? null),
    ),
  },
  ListedApplication: {
    user: by((context, _, application) => applicantOf(context, application)),
  },
} satisfies Some
