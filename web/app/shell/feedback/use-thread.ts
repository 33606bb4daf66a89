import { useEffect } from 'react'
import { useMutation, useQuery } from 'urql'
import { useCoursePlace } from '#web/app/shell/use-course-place.ts'
import { useCohort } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import {
  addFeedbackDocument,
  feedbacksDocument,
  markFeedbackReadDocument,
  type Thread,
} from './feedback-documents.ts'
import { bubbles, canWrite, newestUnread, placeOf } from './thread.ts'

/** The messages on a field, what the reader may do with them, and how to add one. */
export function useThread(thread: Thread, opened: boolean) {
  const me = useMe()
  const { cohortId } = useCoursePlace()
  const [{ data, fetching, error }, readAgain] = useQuery({
    query: feedbacksDocument,
    variables: thread,
    pause: !opened,
    requestPolicy: 'cache-and-network',
  })
  const { cohort } = useCohort(cohortId)
  const [, addFeedback] = useMutation(addFeedbackDocument)
  const [, markRead] = useMutation(markFeedbackReadDocument)

  const rows = data?.feedbacks
  const { projectId, fieldId } = thread
  // Each message that comes while the drawer is open is read as well.
  const unread = opened && me?.role !== 'admin' ? newestUnread(rows ?? [], me?.user_id) : null
  useEffect(() => {
    if (unread) void markRead({ projectId, fieldId })
  }, [unread, markRead, projectId, fieldId])

  async function add(text: string): Promise<boolean> {
    const result = await addFeedback({
      ...thread,
      text,
      ...placeOf(fieldId, window.location.pathname),
      userId: me?.user_id ?? null,
    })
    if (result.error || !result.data?.addFeedback) return false
    readAgain({ requestPolicy: 'network-only' })
    return true
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
