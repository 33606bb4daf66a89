import { useEffect } from 'react'
import { useMutation, useQuery } from 'urql'
import { useCoursePlace } from '#web/app/shell/use-course-place.ts'
import { useMe } from '#web/data/session.ts'
import {
  addFeedbackDocument,
  feedbacksDocument,
  markFeedbackReadDocument,
  type Thread,
  threadsDocument,
} from './feedback-documents.ts'
import { bubbles, canWrite, hasUnread, placeOf } from './thread.ts'

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
  const [threads] = useQuery({
    query: threadsDocument,
    variables: { id: cohortId ?? '' },
    pause: !opened || !cohortId || me?.role !== 'entrepreneur',
  })
  const [, addFeedback] = useMutation(addFeedbackDocument)
  const [, markRead] = useMutation(markFeedbackReadDocument)

  const rows = data?.feedbacks
  const { projectId, fieldId } = thread
  const isUnread = opened && me?.role !== 'admin' && hasUnread(rows ?? [], me?.user_id)
  useEffect(() => {
    if (isUnread) void markRead({ projectId, fieldId })
  }, [isUnread, markRead, projectId, fieldId])

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

  const allowsThreads = threads.data?.cohort?.entrepreneur_threads === true
  return {
    messages: rows ? bubbles(rows, me?.user_id) : null,
    hasFailed: !rows && !fetching && !!error,
    canWrite: canWrite({ role: me?.role, count: rows?.length ?? null, threads: allowsThreads }),
    role: me?.role,
    add,
  }
}
