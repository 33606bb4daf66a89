import { useQuery, useSubscription } from 'urql'
import { type FeedbackCount, feedbackCountsDocument } from '#web/data/feedback-counts.ts'
import { changesDocument } from '#web/data/plan/use-plan-query.ts'

/** For pages that do not read the plan of a module, whose request has the counts in it already. */
export function useFeedbackCounts(projectId: string | null): readonly FeedbackCount[] {
  const asked = { variables: { projectId: projectId ?? '' }, pause: !projectId }
  const [{ data }] = useQuery({ query: feedbackCountsDocument, ...asked })
  useSubscription({ query: changesDocument, ...asked })
  return data?.feedbackCounts ?? []
}
