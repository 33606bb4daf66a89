import { useEffect } from 'react'
import { useMe } from '#web/data/session.ts'
import { whenIdle } from './when-idle.ts'

/** The page comes first, and what it asks for. */
const restMs = 1500

type Page = {
  readonly pathname: string
  /** False while the page that was opened has not said its name yet. */
  readonly isFinal: boolean
}

/** What stands at the top of a page is kept, so that it stands there at once when the page is opened again. */
export function useKeptLook({ pathname, isFinal }: Page): void {
  const account = useMe()?.user_id
  useEffect(() => {
    if (!isFinal || !account) return
    const waiting = setTimeout(() => whenIdle(keep, restMs), restMs)
    return () => clearTimeout(waiting)

    async function keep() {
      const { keepLook } = await import('./last-look.ts')
      if (account && location.pathname === pathname) keepLook(account)
    }
  }, [pathname, isFinal, account])
}
