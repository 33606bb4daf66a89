import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQuery, useSubscription } from 'urql'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'
import { loadedLists } from '#web/data/plan-cache.ts'
import type { Queue } from '#web/data/queue/queue.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import type { Write } from '#web/data/queue/write.ts'
import type { PlaceAnswer, PlanAnswer } from './answer.ts'
import { keepingSame, sayingSame, withUnsent } from './overlay.ts'
import { type Answer, type Asked, changesDocument, planRequest, wasAskedEarly } from './plan-request.ts'
import { sameShallow, steadyAnswer } from './steady.ts'

const none: readonly LoadedKind[] = []

/** What the pages of a project need of it, in one request, with the person's own unsent changes, kept fresh live. */
export function usePlanQuery({ account, projectId, module, isSummary, isReviewer }: Asked) {
  const kinds = module?.loads ?? none
  const slug = module?.slug
  const request = useMemo(
    () => planRequest({ account, projectId, module, isSummary, isReviewer }),
    [account, projectId, module, isSummary, isReviewer],
  )
  const [asked] = useState(() => (wasAskedEarly(request) ? request : null))
  const [{ data, operation, fetching, stale, error }, read] = useQuery({
    ...request,
    pause: !projectId,
    ...(asked === request && { requestPolicy: 'cache-first' }),
  })
  const readAgain = useCallback(() => read({ requestPolicy: 'network-only' }), [read])
  const [{ error: lost }] = useSubscription({
    query: changesDocument,
    variables: { projectId: projectId ?? '' },
    pause: !projectId,
  })
  useEffect(() => {
    // The server ends the live updates of whoever may not see the project any more: the page finds out at once.
    if (lost) readAgain()
  }, [lost, readAgain])
  const steady = useSteady(data, kinds)
  // Until a page is answered, the answer for the page before it is still there.
  const answered: { projectId?: string; module?: string } = operation?.variables ?? {}
  const ofProject = projectId && answered.projectId === projectId ? steady : null
  const ofModule = slug && answered.module === slug ? (ofProject as (PlanAnswer & Answer) | null) : null
  const exact = useWithUnsent(ofModule, kinds, account, projectId)
  return {
    place: ofProject as PlaceAnswer | null,
    answer: useWithoutRecords(ofModule, kinds),
    plan: useSameWords(exact),
    /** The same with the versions that the server has given meanwhile. */
    readExact: useLatest(exact),
    fetching,
    isReading: fetching || stale,
    error,
    readAgain,
  }
}

function useSteady(data: Answer | undefined, kinds: readonly LoadedKind[]): Answer | null {
  const former = useRef<Answer | null>(null)
  return useMemo(() => {
    if (!data) return null
    // The project itself is one record and no list.
    const records = kinds.filter((kind) => kind !== 'project').map((kind) => loadedLists[kind])
    former.current = steadyAnswer(former.current, data, records)
    return former.current
  }, [data, kinds])
}

/** What the answer says besides the plan: the same object while somebody writes. */
function useWithoutRecords(
  answer: (PlanAnswer & Answer) | null,
  kinds: readonly LoadedKind[],
): PlanAnswer | null {
  const former = useRef<PlanAnswer | null>(null)
  return useMemo(() => {
    const lists: readonly string[] = kinds.map((kind) => loadedLists[kind])
    const parts = answer && Object.entries(answer).filter(([name]) => !lists.includes(name))
    former.current = parts && sameShallow(former.current, Object.fromEntries(parts) as PlanAnswer)
    return former.current
  }, [answer, kinds])
}

/** What is shown is drawn again for other words, not for the version that the server gave to them. */
function useSameWords(plan: PlanData | null): PlanData | null {
  const shown = useRef<PlanData | null>(null)
  return useMemo(() => {
    shown.current = plan && sayingSame(shown.current, plan)
    return shown.current
  }, [plan])
}

function useLatest<T>(value: T): () => T {
  const latest = useRef(value)
  latest.current = value
  return useCallback(() => latest.current, [])
}

/** The one place where unsent writes are laid over the plan. */
function useWithUnsent(
  answer: Answer | null,
  kinds: readonly LoadedKind[],
  account: string,
  projectId: string | null,
): PlanData | null {
  const queue = queueFor(account)
  const written = useWritten(queue)
  const shown = useRef<PlanData | null>(null)
  return useMemo(() => {
    if (!answer || !projectId) return null
    const lists = kinds.map((kind) => [kind, [answer[loadedLists[kind]] ?? none].flat()])
    const sent = Object.fromEntries(lists) as PlanData
    shown.current = keepingSame(shown.current, withUnsent(sent, written, projectId, queue.realId))
    return shown.current
  }, [answer, written, projectId, kinds, queue])
}

/**
 * A state like that of the request beside it, so that React takes both in the order in which they changed: an external
 * store would be read first, and a record whose answer has come would be in neither for a moment.
 */
function useWritten(queue: Queue): readonly Write[] {
  const [written, setWritten] = useState(queue.state().written)
  useEffect(() => {
    const read = () => setWritten(queue.state().written)
    read()
    return queue.watch(read)
  }, [queue])
  return written
}
