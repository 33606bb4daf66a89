import { useEffect, useMemo, useRef, useState } from 'react'
import { gql, useQuery, useSubscription } from 'urql'
import type { PlanKind } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import { planLists } from '#web/data/plan-cache.ts'
import type { Progress } from '#web/data/programme.ts'
import type { Queue } from '#web/data/queue/queue.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import type { Write } from '#web/data/queue/write.ts'
import { planDocument } from './documents.ts'
import { keepingSame, withUnsent } from './overlay.ts'

export type StepText = {
  readonly _id: string
  readonly module: string
  readonly order: number
  readonly nice_name: string
  readonly type: string
  readonly component: string
} & Readonly<Record<StepTextField | `${StepTextField}_es`, string | null>>

type StepTextField =
  | 'title'
  | 'intro'
  | 'primary_cta'
  | 'secondary_cta'
  | 'help_intro'
  | 'help_deepdive'
  | 'help_tips'

export type PlanProject = {
  readonly _id: string
  readonly name: string
  readonly problem: string | null
  readonly solution: string | null
  readonly countries: readonly string[] | null
  readonly owner_id: string
  readonly mentor: string | null
  readonly course_open: boolean
}

export type PlanAnswer = {
  readonly project: PlanProject | null
  readonly steps: readonly StepText[]
  readonly progresses: readonly Progress[]
  readonly feedbackCounts: readonly FeedbackCount[]
}

export const changesDocument = gql`
  subscription PlanChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`

/** A module of a plan in one request, with the person's own unsent changes laid over it, kept fresh live. */
export function usePlanQuery(
  account: string,
  projectId: string | null,
  module: string,
  kinds: readonly PlanKind[],
) {
  const document = useMemo(() => gql(planDocument(kinds)), [kinds])
  const [{ data, fetching, error }, refetch] = useQuery<PlanAnswer & Record<string, unknown>>({
    query: document,
    variables: { projectId, project: projectId, module },
    pause: !projectId,
  })
  const [{ error: lost }] = useSubscription({
    query: changesDocument,
    variables: { projectId },
    pause: !projectId,
  })
  useEffect(() => {
    // The server ends the live updates of whoever may not see the project any more: the page finds out at once.
    if (lost) refetch({ requestPolicy: 'network-only' })
  }, [lost, refetch])
  const queue = queueFor(account)
  const unsent = useUnsent(queue)
  const shown = useRef<PlanData | null>(null)
  const plan = useMemo(() => {
    if (!data || !projectId) return null
    const rows = Object.fromEntries(kinds.map((kind) => [kind, data[planLists[kind]] ?? []]))
    shown.current = keepingSame(shown.current, withUnsent(rows as PlanData, unsent, projectId, queue.realId))
    return shown.current
  }, [data, unsent, projectId, kinds, queue])
  return {
    answer: data ?? null,
    plan,
    fetching,
    error,
    retry: () => refetch({ requestPolicy: 'network-only' }),
  }
}

/**
 * A state like that of the request beside it, so that React takes both in the order in which they changed: an external
 * store would be read first, and a record whose answer has come would be in neither for a moment.
 */
function useUnsent(queue: Queue): readonly Write[] {
  const [unsent, setUnsent] = useState(queue.state().unsent)
  useEffect(() => {
    const read = () => setUnsent(queue.state().unsent)
    read()
    return queue.watch(read)
  }, [queue])
  return unsent
}
