import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import type { ConnectRequest } from '#web/features/home/home-documents.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { nameOf } from './request-card.tsx'
import { words } from './words.ts'

const knownReasons = ['mentorFull', 'projectHasMentor', 'moveNotPossible'] as const

/** Sends the answer to a request; when somebody was faster, says so in plain words. */
export function useAnswer<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  request: ConnectRequest,
) {
  const text = words[useLocale()]
  const [{ fetching }, send] = useMutation(document)
  const [problem, setProblem] = useState('')

  async function answer(variables: Variables, thanks: string): Promise<boolean> {
    setProblem('')
    const { error } = await send(variables)
    if (!error) {
      window.dispatchEvent(new CustomEvent('notify', { detail: { text: thanks, tone: 'success' } }))
      return true
    }
    const { reason, message } = refusalOf(error)
    const known = knownReasons.find((one) => one === reason)
    setProblem(known ? text[known](nameOf(request)) : message || text.failed)
    return false
  }

  return { answer, problem, isBusy: fetching }
}
