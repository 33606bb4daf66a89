import { useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { noReview } from '#domain/progress/review.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { notify } from '#web/ui/notify.ts'
import { sendBackDocument, updateProgressDocument } from './review-documents.ts'
import { useWords } from './use-words.ts'

/** The moves of a review. Each tells whether it worked; what went wrong is in `fault`. */
export function useReview() {
  const { words } = useWords()
  const { account, module, progress, project } = usePlan()
  const [, update] = useMutation(updateProgressDocument)
  const [, answer] = useMutation(sendBackDocument)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const place = { projectId: project._id, order: module.number }

  async function run(move: () => Promise<{ error?: CombinedError | undefined }>): Promise<boolean> {
    setFault('')
    setBusy(true)
    const { error } = await move()
    setBusy(false)
    if (error) setFault(refusalOf(error).message || words.unreachable)
    return !error
  }

  async function request(): Promise<void> {
    // What is asked to be read must have arrived first.
    if (!(await queueFor(account).flush())) return setFault(words.unsent)
    const count = (progress?.module ?? noReview).request_count + 1
    const flags = { finished: false, review_request: true, request_count: count }
    if (await run(() => update({ ...place, payload: { ...place, module: flags } }))) {
      notify(words.sent, 'success')
    }
  }

  return {
    fault,
    isBusy,
    request,
    approve: (message: string) => {
      const module = { finished: true, review_request: true, validated: true }
      return run(() => update({ ...place, payload: { ...place, module, message } }))
    },
    sendBack: (message: string) => run(() => answer({ ...place, message })),
    withdraw: (message: string) => {
      const module = { finished: false, validated: false }
      return run(() => update({ ...place, payload: { ...place, module, message } }))
    },
  }
}
