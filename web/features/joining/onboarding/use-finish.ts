import { useState } from 'react'
import { useMutation } from 'urql'
import { refreshSession } from '#web/data/session.ts'
import { refusalOf } from '#web/features/joining/refusal.ts'
import { joiningWords } from '#web/features/joining/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { setOnboardedDocument } from './onboarding-documents.ts'

/** Hands the profile in. The answer is the state of the application, or null with a problem to show. */
export function useFinish() {
  const text = joiningWords[useLocale()]
  const [, setOnboarded] = useMutation(setOnboardedDocument)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function finish(flush: () => Promise<boolean>): Promise<string | null> {
    setBusy(true)
    setProblem('')
    const answer = (await flush()) ? await setOnboarded({}) : null
    const refused = refusalOf(answer?.error)
    if (answer && !refused) await refreshSession()
    setBusy(false)
    if (!answer || refused) {
      setProblem(refused?.message || text.offline)
      return null
    }
    return answer.data?.setOnboarded?.application_status ?? 'none'
  }

  return { finish, isBusy, problem }
}
