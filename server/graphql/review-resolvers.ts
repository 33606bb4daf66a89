import { type ApiContext, caller } from '#server/caller.ts'
import { sendBack } from '#server/commands/send-back.ts'
import { changedStepsOf } from '#server/queries/changed-steps.ts'
import { moduleChangesOf, type Span } from '#server/queries/module-changes.ts'
import { reviewRequests } from '#server/queries/review-requests.ts'
import { type WaitingPage, waitingReviews } from '#server/queries/reviews-waiting.ts'

type Place = { projectId: string; module: string }
type Answer = { projectId: string; order: number; message: string }

export const reviewResolvers = {
  Query: {
    reviewRequests: async (_: unknown, { projectId, module }: Place, context: ApiContext) =>
      reviewRequests(caller(context), projectId, module),
    waitingReviews: async (_: unknown, page: WaitingPage, context: ApiContext) =>
      waitingReviews(caller(context), page),
    changedSteps: async (_: unknown, { projectId, module }: Place, context: ApiContext) =>
      changedStepsOf(caller(context), projectId, module),
    moduleChanges: async (_: unknown, { projectId, module, ...span }: Place & Span, context: ApiContext) =>
      moduleChangesOf(caller(context), projectId, module, span),
  },
  Mutation: {
    sendBack: async (_: unknown, args: Answer, context: ApiContext) => sendBack(caller(context), args),
  },
}
