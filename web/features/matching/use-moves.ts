import { type CombinedError, useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useText } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import {
  type Candidate,
  requestMatchDocument,
  selectCandidateDocument,
  withdrawRequestDocument,
} from './matching-documents.ts'

/** What a mentor does with a candidate. `readAgain` is called where the list itself may have changed. */
export function useMoves(readAgain: () => void) {
  const text = useText()
  const [, selectCandidate] = useMutation(selectCandidateDocument)
  const [, requestMatch] = useMutation(requestMatchDocument)
  const [, withdrawRequest] = useMutation(withdrawRequestDocument)

  function refusal(error: CombinedError): string {
    return refusalOf(error).message || text('matching.offline')
  }

  return {
    async select({ project_id }: Candidate, selected: boolean): Promise<void> {
      const { error } = await selectCandidate({ projectId: project_id, selected })
      if (error) notify(refusal(error), 'error')
    },

    async ask({ project_id, owner_first_name }: Candidate, message: string): Promise<string | null> {
      const { error } = await requestMatch({ projectId: project_id, message })
      if (!error) {
        notify(text('matching.ask.sent', { name: owner_first_name }), 'success')
        return null
      }
      if (error.graphQLErrors.length > 0) readAgain()
      return refusal(error)
    },

    async withdraw({ request_id, owner_first_name }: Candidate): Promise<void> {
      if (!request_id) return
      const { error } = await withdrawRequest({ id: request_id })
      if (!error) return notify(text('matching.request.takenBack', { name: owner_first_name }), 'success')
      notify(refusal(error), 'error')
      readAgain()
    },
  }
}
