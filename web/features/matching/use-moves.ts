import { type CombinedError, useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import {
  type Candidate,
  type OwnRequest,
  requestMatchDocument,
  selectCandidateDocument,
  withdrawRequestDocument,
} from './matching-documents.ts'
import { words } from './words.ts'

/** What a mentor does with a candidate. `readAgain` is called where the lists themselves may have changed. */
export function useMoves(readAgain: () => void) {
  const text = words[useLocale()]
  const [, selectCandidate] = useMutation(selectCandidateDocument)
  const [, requestMatch] = useMutation(requestMatchDocument)
  const [, withdrawRequest] = useMutation(withdrawRequestDocument)

  function refusal(error: CombinedError): string {
    return refusalOf(error).message || text.offline
  }

  return {
    async select({ project_id }: Candidate, selected: boolean): Promise<void> {
      const { error } = await selectCandidate({ projectId: project_id, selected })
      if (error) notify(refusal(error), 'error')
    },

    async ask({ project_id, owner_first_name }: Candidate, message: string): Promise<string | null> {
      const { error } = await requestMatch({ projectId: project_id, message })
      if (!error) {
        notify(text.ask.sent(owner_first_name), 'success')
        readAgain()
        return null
      }
      if (error.graphQLErrors.length > 0) readAgain()
      return refusal(error)
    },

    async withdraw({ _id, owner_first_name }: OwnRequest): Promise<void> {
      const { error } = await withdrawRequest({ id: _id })
      if (error) notify(refusal(error), 'error')
      else notify(text.request.takenBack(owner_first_name), 'success')
      readAgain()
    },
  }
}
