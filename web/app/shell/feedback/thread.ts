import type { Role } from '#domain/policies/actor.ts'
import type { Me } from '#web/data/me.ts'
import type { Write } from '#web/data/queue/write.ts'
import type { Message } from './feedback-documents.ts'

/** A message on a field, or one that waits. */
export type FeedbackRow = Message & {
  /** Only on this device: on its way, or refused. */
  readonly waits?: 'line' | 'decision'
}

export type Bubble = FeedbackRow & { readonly side: 'own' | 'other' }

/** One's own messages of a conversation that the server does not have yet. */
export function waitingIn(
  unsent: readonly Write[],
  { projectId, fieldId }: { projectId: string; fieldId: string },
  me: Me | null,
): readonly FeedbackRow[] {
  return unsent
    .filter((write) => write.action === 'comment' && write.projectId === projectId)
    .filter(({ fields }) => fields.fieldId === fieldId)
    .map(({ id, fields, at, trouble }) => ({
      ...{ _id: id, text: String(fields.text), timestamp: new Date(at).toISOString() },
      ...{ authorId: me?.user_id ?? '', author: me, read: true },
      waits: trouble ? 'decision' : 'line',
    }))
}

/** Oldest first; one's own messages stand on the right. */
export function bubbles(rows: readonly FeedbackRow[], userId: string | undefined): readonly Bubble[] {
  return rows
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .map((row) => ({ ...row, side: row.authorId === userId ? 'own' : 'other' }))
}

type Standing = {
  readonly role: Role | undefined
  /** How many messages there are; null while nobody knows. */
  readonly count: number | null
  /** The cohort lets entrepreneurs begin. */
  readonly threads: boolean
}

/** A mentor can always write; others when there is something to answer, or the cohort lets entrepreneurs begin. */
export function canWrite({ role, count, threads }: Standing): boolean {
  if (role === 'mentor') return true
  return (count ?? 0) > 0 || (role === 'entrepreneur' && threads && count !== null)
}

/** The id of the last message that somebody else wrote and nobody has read yet. */
export function newestUnread(rows: readonly FeedbackRow[], userId: string | undefined): string | null {
  return bubbles(rows, userId).findLast(({ read, side }) => !read && side === 'other')?._id ?? null
}

/** Where a field stands, whichever page of its module it is commented on from. */
export function placeOf(fieldId: string, pathname: string) {
  const [module = '', step = ''] = fieldId.split('.')
  // A section of the business plan is talked about where it is read.
  if (module === 'plan') return { module, step, path: pathname }
  return { module, step, path: pathname.replace(/\/[^/]+\/[^/]+\/?$/, `/${module}/${step}`) }
}
