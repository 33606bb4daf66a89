import { reportBug } from '#server/verbs/bugs/report-bug.ts'
import { findCohort, openCohorts } from '#server/verbs/cohorts/cohorts.ts'
import { updateCohort } from '#server/verbs/cohorts/update-cohort.ts'
import { models } from '#server/verbs/course/models.ts'
import { steps } from '#server/verbs/course/steps.ts'
import { addFeedback } from '#server/verbs/feedback/add-feedback.ts'
import { feedbackCounts } from '#server/verbs/feedback/feedback-counts.ts'
import { feedbacks } from '#server/verbs/feedback/feedbacks.ts'
import { markFeedbackRead } from '#server/verbs/feedback/mark-feedback-read.ts'
import { me } from '#server/verbs/people/me.ts'
import { setOnboarded } from '#server/verbs/people/set-onboarded.ts'
import { updateUser } from '#server/verbs/people/update-user.ts'
import { findUser } from '#server/verbs/people/user.ts'
import { createProject } from '#server/verbs/projects/create-project.ts'
import { findProject, listProjects } from '#server/verbs/projects/projects.ts'
import { updateProject } from '#server/verbs/projects/update-project.ts'
import { progresses } from '#server/verbs/reviews/progresses.ts'
import { reviewModule } from '#server/verbs/reviews/review-module.ts'
import { reviews } from '#server/verbs/reviews/reviews.ts'
import { updateProgress } from '#server/verbs/reviews/update-progress.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

const reversedIf = <T>(items: T[], sortBy: string | null | undefined) =>
  sortBy === 'ORDER_DESC' ? items.reverse() : items

export const programmeResolvers = {
  Query: {
    me: (_, __, { deps, actor }) => me(deps, actor),
    user: by((context, { query }) => findUser(context, query)),
    project: by((context, { query }) => findProject(context, query)),
    projects: by((context, { query, sortBy, limit }) => listProjects(context, query, sortBy, limit)),
    cohort: (_, { query, invite }, context) => findCohort(context, query?._id, invite),
    openCohorts: (_, __, context) => openCohorts(context),
    steps: by(async (context, { query, sortBy }) => reversedIf(await steps(context, query), sortBy)),
    models: by((context) => models(context)),
    feedbacks: by((context, { query }) => feedbacks(context, query)),
    feedbackCounts: by((context, { query }) => feedbackCounts(context, query.projectId)),
    progresses: by(async (context, { query, sortBy }) =>
      reversedIf(await progresses(context, query?.projectId), sortBy),
    ),
    reviews: by((context, { query }) => reviews(context, query)),
  },
  Mutation: {
    updateOneUser: by((context, { query, data }) => updateUser(context, query ?? {}, data)),
    setOnboarded: by((context) => setOnboarded(context)),
    createProject: by((context, { data }) => createProject(context, data)),
    updateOneProject: by((context, { query, set }) => updateProject(context, query?._id, set)),
    updateOneCohort: by((context, { query, set }) => updateCohort(context, query?._id, set)),
    insertOneFeedback: by((context, { data: { fullPath, ...data } }) =>
      addFeedback(context, { ...data, path: fullPath }),
    ),
    addFeedback: by(addFeedback),
    markFeedbackRead: by((context, { projectId, fieldId }) => markFeedbackRead(context, projectId, fieldId)),
    moduleReview: by(reviewModule),
    updateProgress: by((context, { projectId, order, payload }) =>
      updateProgress(context, projectId, order, payload),
    ),
    reportBug: by(reportBug),
  },
  Project: {
    owner: by((context, _, { owner_id }) => findUser(context, { user_id: owner_id })),
    mentor_user: by((context, _, { mentor }) => (mentor ? findUser(context, { user_id: mentor }) : null)),
    cohort: (project, _, context) => findCohort(context, project.cohort_id),
    progresses: by((context, _, { _id }) => progresses(context, _id)),
    feedbackCounts: by((context, _, { _id }) => feedbackCounts(context, _id)),
  },
} satisfies Some
