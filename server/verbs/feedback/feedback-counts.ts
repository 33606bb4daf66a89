import { readFeedback } from '#domain/policies/course.ts'
import { isMember, isMentor } from '#domain/policies/project.ts'
import type { Caller } from '#server/caller.ts'

/** How many messages of the other side the caller has not read on each field, and how many there are. */
export async function feedbackCounts({ actor, projects }: Caller, projectId: string | null | undefined) {
  const bundle = await projects.read(projectId ?? '', 'feedbackCounts')
  if (!bundle || readFeedback(actor, bundle.facts) !== 'allowed') return []
  // Organisers read along: nothing is written to them, and nothing waits for them.
  const isAddressed = isMember(actor, bundle.facts) || isMentor(actor, bundle.facts)
  return bundle.feedbackCounts.map((count) => (isAddressed ? count : { ...count, unread: 0 }))
}
