import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { type AuthAnswer, type Refusal, rateLimited, unreachable } from './ask-auth.ts'
import { words } from './words.ts'

export type Attempt = {
  /** Before hydration nothing can be sent, so the button waits. */
  readonly isReady: boolean
  readonly isBusy: boolean
  /** Counts down to 0 when the server asked us to wait. Shown on the button, where nobody reads it out each second. */
  readonly seconds: number
  readonly refusal: Refusal | null
  /** What to tell the person about the refusal. */
  readonly problem: string
  readonly run: <Data>(ask: () => Promise<AuthAnswer<Data>>) => Promise<AuthAnswer<Data>>
}

const never = () => () => undefined

/** One form's conversation with the server: sending, refused, told to wait. */
export function useAttempt(): Attempt {
  const text = words[useLocale()]
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  const run: Attempt['run'] = async (ask) => {
    setBusy(true)
    setRefusal(null)
    const answer = await ask()
    setBusy(false)
    if (!answer.ok) {
      setRefusal(answer)
      setSeconds(answer.wait)
    }
    return answer
  }

  const isReady = isHydrated && !isBusy && seconds === 0
  return { isReady, isBusy, seconds, refusal, problem: problemOf(), run }

  function problemOf(): string {
    if (!refusal) return ''
    if (refusal.reason === unreachable) return text.entrance.offline
    if (refusal.reason === rateLimited && refusal.wait > 0) {
      return seconds > 0 ? text.entrance.wait(refusal.wait) : ''
    }
    return refusal.message || text.entrance.failed
  }
}
