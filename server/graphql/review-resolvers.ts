import { changedStepsOf } from '#server/verbs/reviews/changed-steps.ts'
import { moduleAnswer } from '#server/verbs/reviews/module-answer.ts'
import { moduleChangesOf } from '#server/verbs/reviews/module-changes.ts'
import { reviewRequests } from '#server/verbs/reviews/review-requests.ts'
import { waitingReviews } from '#server/verbs/reviews/reviews-waiting.ts'
import { sendBack } from '#server/verbs/reviews/send-back.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const reviewResolvers = {
  Query: {
    reviewRequests: by((context, { projectId, module }) => reviewRequests(context, projectId, module)),
    moduleAnswer: by((context, { projectId, module }) => moduleAnswer(context, projectId, module)),
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
