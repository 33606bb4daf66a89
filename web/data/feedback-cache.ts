import type { UpdateResolver } from '@urql/exchange-graphcache'
import { feedbackCountsDocument } from './feedback-counts.ts'

/** The marks of a conversation go as soon as the server knows that it was read, with or without a live connection. */
export const feedbackMutations: Record<string, UpdateResolver> = {
  markFeedbackRead: (_result, { projectId, fieldId }, cache) => {
    cache.updateQuery(
      { query: feedbackCountsDocument, variables: { projectId: String(projectId) } },
      (data) =>
        data && {
          ...data,
          feedbackCounts: data.feedbackCounts.map((count) =>
            count.fieldId === fieldId ? { ...count, unread: 0 } : count,
          ),
        },
    )
  },
}
