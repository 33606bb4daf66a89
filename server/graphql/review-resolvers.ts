import { sendBack } from '#server/commands/send-back.ts'
import { changedStepsOf } from '#server/queries/changed-steps.ts'
import { reviewRequests } from '#server/queries/review-requests.ts'
import { waitingReviews } from '#server/queries/reviews-waiting.ts'
import { type ApiContext, caller } from './context.ts'

type Place = { projectId: string; module: string }
type Answer = { projectId: string; order: number; message: string }

export const reviewResolvers = {
  Query: {
    reviewRequests: async (_: unknown, { projectId, module }: Place, context: ApiContext) =>
      reviewRequests(caller(context), projectId, module),
    waitingReviews: async (_: unknown, __: unknown, context: ApiContext) => waitingReviews(caller(context)),
    changedSteps: async (_: unknown, { projectId, module }: Place, context: ApiContext) =>
      changedStepsOf(caller(context), projectId, module),
  },
  Mutation: {
    sendBack: async (_: unknown, args: Answer, context: ApiContext) => sendBack(caller(context), args),
  },
}
