import { type ApiContext, caller } from '#server/caller.ts'
import { addFeedback, type NewFeedback } from '#server/commands/add-feedback.ts'
import { createProject, type NewProject } from '#server/commands/create-project.ts'
import { markFeedbackRead } from '#server/commands/mark-feedback-read.ts'
import { type NewBug, reportBug } from '#server/commands/report-bug.ts'
import { type NewReview, reviewModule } from '#server/commands/review-module.ts'
import { setOnboarded } from '#server/commands/set-onboarded.ts'
import { type ProgressPayload, updateProgress } from '#server/commands/update-progress.ts'
import { updateProject } from '#server/commands/update-project.ts'
import { updateUser } from '#server/commands/update-user.ts'
import { findCohort, openCohorts } from '#server/queries/cohorts.ts'
import { feedbackCounts } from '#server/queries/feedback-counts.ts'
import { feedbacks } from '#server/queries/feedbacks.ts'
import { me } from '#server/queries/me.ts'
import { models } from '#server/queries/models.ts'
import { progresses } from '#server/queries/progresses.ts'
import { findProject, listProjects, type ProjectQuery } from '#server/queries/projects.ts'
import { reviews } from '#server/queries/reviews.ts'
import { type StepQuery, steps } from '#server/queries/steps.ts'
import { findUser } from '#server/queries/user.ts'

type Query<Q> = { query?: Q | null }
type Sorted = { sortBy?: string | null }
type UserQuery = { _id?: string | null; user_id?: string | null }
type FeedbackQuery = { fieldId?: string | null; projectId?: string | null }
type Data = Record<string, unknown>

const reversedIf = <T>(items: T[], sortBy: string | null | undefined) =>
  sortBy === 'ORDER_DESC' ? items.reverse() : items

export const programmeResolvers = {
  Query: {
    me: (_: unknown, __: unknown, { deps, actor }: ApiContext) => me(deps, actor),
    user: async (_: unknown, { query }: Query<UserQuery>, context: ApiContext) =>
      findUser(caller(context), query),
    project: async (_: unknown, { query }: Query<ProjectQuery>, context: ApiContext) =>
      findProject(caller(context), query),
    projects: async (
      _: unknown,
      { query, sortBy, limit }: Query<ProjectQuery> & Sorted & { limit?: number | null },
      context: ApiContext,
    ) => listProjects(caller(context), query, sortBy, limit),
    cohort: (
      _: unknown,
      { query, invite }: Query<{ _id?: string }> & { invite?: string },
      context: ApiContext,
    ) => findCohort(context, query?._id, invite),
    openCohorts: (_: unknown, __: unknown, context: ApiContext) => openCohorts(context),
    steps: async (_: unknown, { query, sortBy }: Query<StepQuery> & Sorted, context: ApiContext) =>
      reversedIf(await steps(caller(context), query), sortBy),
    models: async (_: unknown, __: unknown, context: ApiContext) => models(caller(context)),
    feedbacks: async (_: unknown, { query }: Query<FeedbackQuery>, context: ApiContext) =>
      feedbacks(caller(context), query),
    feedbackCounts: async (_: unknown, { query }: Query<{ projectId?: string }>, context: ApiContext) =>
      feedbackCounts(caller(context), query?.projectId),
    progresses: async (
      _: unknown,
      { query, sortBy }: Query<{ projectId?: string }> & Sorted,
      context: ApiContext,
    ) => reversedIf(await progresses(caller(context), query?.projectId), sortBy),
    reviews: async (_: unknown, { query }: Query<Data>, context: ApiContext) =>
      reviews(caller(context), query),
  },
  Mutation: {
    updateOneUser: async (
      _: unknown,
      { query, data }: Query<UserQuery> & { data: Data },
      context: ApiContext,
    ) => updateUser(caller(context), query ?? {}, data),
    setOnboarded: async (_: unknown, __: unknown, context: ApiContext) => setOnboarded(caller(context)),
    createProject: async (_: unknown, { data }: { data: NewProject }, context: ApiContext) =>
      createProject(caller(context), data),
    updateOneProject: async (
      _: unknown,
      { query, set }: Query<ProjectQuery> & { set: Data },
      context: ApiContext,
    ) => updateProject(caller(context), query?._id, set),
    insertOneFeedback: async (
      _: unknown,
      { data: { fullPath, ...data } }: { data: NewFeedback & { fullPath?: string | null } },
      context: ApiContext,
    ) => addFeedback(caller(context), { ...data, path: fullPath ?? null }),
    addFeedback: async (_: unknown, args: NewFeedback, context: ApiContext) =>
      addFeedback(caller(context), args),
    markFeedbackRead: async (
      _: unknown,
      { projectId, fieldId }: { projectId: string; fieldId: string },
      context: ApiContext,
    ) => markFeedbackRead(caller(context), projectId, fieldId),
    moduleReview: async (_: unknown, args: NewReview, context: ApiContext) =>
      reviewModule(caller(context), args),
    updateProgress: async (
      _: unknown,
      { projectId, order, payload }: { projectId: string; order: number; payload: ProgressPayload },
      context: ApiContext,
    ) => updateProgress(caller(context), projectId, order, payload),
    reportBug: async (_: unknown, args: NewBug, context: ApiContext) => reportBug(caller(context), args),
  },
  Project: {
    owner: async ({ owner_id }: { owner_id: string }, __: unknown, context: ApiContext) =>
      findUser(caller(context), { user_id: owner_id }),
    mentor_user: async ({ mentor }: { mentor: string | null }, __: unknown, context: ApiContext) =>
      mentor ? findUser(caller(context), { user_id: mentor }) : null,
    cohort: async ({ cohort_id }: { cohort_id: string }, __: unknown, context: ApiContext) =>
      findCohort(context, cohort_id),
    progresses: async ({ _id }: { _id: string }, __: unknown, context: ApiContext) =>
      progresses(caller(context), _id),
    feedbackCounts: async ({ _id }: { _id: string }, __: unknown, context: ApiContext) =>
      feedbackCounts(caller(context), _id),
  },
}
