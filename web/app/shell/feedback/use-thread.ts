import { useEffect } from 'react'
import { useMutation, useQuery } from 'urql'
import { useCoursePlace } from '#web/app/course-context.ts'
import { queueFor, useQueueState } from '#web/data/queue/unsent.ts'
import { newId } from '#web/data/queue/write.ts'
import { useMe } from '#web/data/session.ts'
import { feedbacksDocument, markFeedbackReadDocument } from './feedback-documents.ts'
import { bubbles, canWrite, newestUnread, placeOf, waitingIn } from './thread.ts'

type Thread = { readonly projectId: string; readonly fieldId: string }

/** The messages on a field, what the reader may do with them, and how to add one. */
export function useThread(thread: Thread, opened: boolean) {
  const me = useMe()
  const { cohort } = useCoursePlace()
  const [{ data, fetching, error }] = useQuery({
    query: feedbacksDocument,
    variables: thread,
    pause: !opened,
    requestPolicy: 'cache-and-network',
  })
  const [, markRead] = useMutation(markFeedbackReadDocument)

  const { projectId, fieldId } = thread
  const { unsent } = useQueueState(me?.user_id)
  const waiting = waitingIn(unsent, thread, me)
  const read = data?.feedbacks
  // What waits for the line stands there too, also when nothing could be read yet.
  const rows = read || waiting.length > 0 ? [...(read ?? []), ...waiting] : undefined
  // Each message that comes while the drawer is open is read as well.
  const unread = opened && me?.role !== 'admin' ? newestUnread(rows ?? [], me?.user_id) : null
  useEffect(() => {
    if (unread) void markRead({ projectId, fieldId })
  }, [unread, markRead, projectId, fieldId])

  /** It is on this device at once, and goes out in order with everything else. */
  function add(text: string): void {
    if (!me) return
    const path = window.location.pathname
    const fields = { text, fieldId, ...placeOf(fieldId, path), userId: me.user_id }
    const page = { path, title: document.title }
    const comment = { action: 'comment', kind: 'feedback', id: newId(), version: null } as const
    void queueFor(me.user_id).add({ ...comment, projectId, fields, page })
  }

  const allowsThreads = cohort?.entrepreneur_threads === true
  return {
    messages: rows ? bubbles(rows, me?.user_id) : null,
    hasFailed: !rows && !fetching && !!error,
    canWrite: canWrite({ role: me?.role, count: rows?.length ?? null, threads: allowsThreads }),
    role: me?.role,
    add,
  }
}
