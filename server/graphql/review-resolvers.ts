import { sendBack } from '#server/commands/send-back.ts'
import { changedStepsOf } from '#server/queries/changed-steps.ts'
import { moduleChangesOf } from '#server/queries/module-changes.ts'
import { reviewRequests } from '#server/queries/review-requests.ts'
import { waitingReviews } from '#server/queries/reviews-waiting.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const reviewResolvers = {
  Query: {
    reviewRequests: by((context, { projectId, module }) => reviewRequests(context, projectId, module)),
    waitingReviews: by(waitingReviews),
    changedSteps: by((context, { projectId, module }) => changedStepsOf(context, projectId, module)),
    moduleChanges: by((context, { projectId, module, ...span }) =>
      moduleChangesOf(context, projectId, module, span),
    ),
  },
  Mutation: {
    sendBack: by(sendBack),
  },
} satisfies Some
