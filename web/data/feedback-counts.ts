import { graphql, type ResultOf } from './graphql.ts'

export const feedbackCountsDocument = graphql(`
  query FeedbackCounts($projectId: String!) {
    feedbackCounts(query: { projectId: $projectId }) { fieldId module step total unread }
  }
`)

/** How many messages stand on a field, and how many of the other side's the reader has not seen. */
export type FeedbackCount = ResultOf<typeof feedbackCountsDocument>['feedbackCounts'][number]
type Unread = Pick<FeedbackCount, 'fieldId' | 'unread'>

/** Unread messages of the plan, of a module or of one of its steps: a field id begins with its place. */
export function unreadAt(counts: readonly Unread[], module?: string, step?: string): number {
  const place = [module, step].filter((part) => part !== undefined).map((part) => `${part}.`)
  const inside = counts.filter(({ fieldId }) => fieldId.startsWith(place.join('')))
  return inside.reduce((sum, { unread }) => sum + unread, 0)
}

/** The step with the conversation open, without a language prefix. */
export function threadPath(projectId: string, fieldId: string): string {
  const [module = '', step = ''] = fieldId.split('.')
  if (!step) return `/home/project/${projectId}`
  const asked = `?feedback=${encodeURIComponent(fieldId)}`
  // A section of the business plan.
  if (module === 'plan') return `/home/project/${projectId}/businessplan${asked}#${step}`
  return `/home/project/${projectId}/${module}/${step}${asked}`
}
