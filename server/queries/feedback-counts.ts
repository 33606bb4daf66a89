import { readFeedback } from '#domain/policies/course.ts'
import type { Caller } from '#server/graphql/context.ts'

/** How many messages stand on each field, and how many the caller has not read. */
export async function feedbackCounts({ actor, projects }: Caller, projectId: string | null | undefined) {
  const bundle = await projects.read(projectId ?? '', 'feedbackCounts')
  if (!bundle || readFeedback(actor, bundle.facts) !== 'allowed') return []
  return [...bundle.feedbackCounts]
}
