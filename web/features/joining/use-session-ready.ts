import { useCallback, useEffect, useState } from 'react'
import { ensureSession, type SessionState, useSession } from '#web/data/session.ts'

/** Pages without a guard ask here who is reading, before they ask for anything else. */
export function useSessionReady(): { session: SessionState; isReady: boolean; ask: () => void } {
  const session = useSession()
  const [isAsked, setAsked] = useState(false)
  const ask = useCallback(() => {
    setAsked(false)
    void ensureSession().then(() => setAsked(true))
  }, [])
  useEffect(ask, [ask])
  return { session, isReady: isAsked, ask }
}
