import { useState } from 'react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import {
  type Finding,
  planCheckDocument,
  setFindingAsideDocument,
  takeFindingBackDocument,
} from './consistency-documents.ts'
import { words } from './words.ts'

/** What the check found, as the server sees the plan now. */
export function usePlanCheck(projectId: string) {
  const [{ data, error, fetching }, read] = useQuery({
    query: planCheckDocument,
    variables: { projectId },
    requestPolicy: 'cache-and-network',
  })
  const check = data?.planCheck ?? null
  return {
    check,
    isFailed: !check && !fetching && error !== undefined,
    readAgain: () => read({ requestPolicy: 'network-only' }),
  }
}

type Named = Pick<Finding, 'rule' | 'subject'>

/** The team lets a finding stand, or not any more. Each tells whether it worked; what went wrong is in `fault`. */
export function useAsides(projectId: string) {
  const text = words[useLocale()]
  const [, set] = useMutation(setFindingAsideDocument)
  const [, take] = useMutation(takeFindingBackDocument)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(move: () => Promise<{ error?: CombinedError | undefined }>): Promise<boolean> {
    setFault('')
    setBusy(true)
    const { error } = await move()
    setBusy(false)
    if (error) setFault(refusalOf(error).message || text.unreachable)
    return !error
  }

  return {
    fault,
    isBusy,
    setAside: ({ rule, subject }: Named, reason: string) =>
      run(() => set({ projectId, rule, subject, reason })),
    takeBack: ({ rule, subject }: Named) => run(() => take({ projectId, rule, subject })),
  }
}
