import { useState } from 'react'
import { askServer, type ServerRefusal } from '#web/data/ask-server.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { profileWords } from './words.ts'

/** One form's conversation with a door of the server: sending, refused, told to wait. */
export function useAsk() {
  const locale = useLocale()
  const text = profileWords[locale]
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null)

  /** The answer, or null when it was refused. */
  async function ask(path: string, body: object): Promise<Response | null> {
    setBusy(true)
    setRefusal(null)
    const answer = await askServer(path, body, locale)
    setBusy(false)
    if (answer.ok) return answer.response
    setRefusal(answer)
    return null
  }

  function problem(): string {
    if (!refusal) return ''
    if (refusal.wait > 0) return text.account.wait(refusal.wait)
    return refusal.message || text.failed
  }

  return { ask, isBusy, problem: problem(), fields: refusal?.fields ?? {} }
}
