import type { UpdateResolver } from '@urql/exchange-graphcache'
import type { Operations } from './api-types.ts'
import { feedbackCountsDocument } from './feedback-counts.ts'

/** The marks of a conversation go as soon as the server knows that it was read, with or without a live connection. */
export const feedbackMutations: Record<string, UpdateResolver> = {
  /** One's own message stands in its conversation as soon as the server has it. */
  addFeedback: (result, { projectId, fieldId }, cache) => {
    const added = result.addFeedback as Operations['AddFeedback']['result']['addFeedback']
    const key = added && cache.keyOfEntity({ __typename: 'Feedback', _id: added._id })
    if (!key) return
    for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query')) {
      const query = given?.query as { projectId?: string; fieldId?: string } | undefined
      const isHere = query?.projectId === projectId && query?.fieldId === fieldId
      const messages = fieldName === 'feedbacks' && isHere ? cache.resolve('Query', fieldKey) : null
      if (Array.isArray(messages) && !messages.includes(key))
        cache.link('Query', fieldKey, [...(messages as string[]), key])
    }
  },
  /** A hidden message is in no conversation any more. */
  hideFeedback: (result, { _id }, cache) => {
    if (result.hideFeedback) cache.invalidate({ __typename: 'Feedback', _id: String(_id) })
  },
  markFeedbackRead: (result, { projectId, fieldId }, cache) => {
    if (result.markFeedbackRead === null) return
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
