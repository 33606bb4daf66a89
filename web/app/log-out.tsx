import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { logOut, type Unsent } from '#web/data/log-out.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }))

const LogOutContext = createContext<() => void>(() => {})

/** Starts the logout; with unsent work it first asks what should happen with it. */
export function useLogOut(): () => void {
  return useContext(LogOutContext)
}

export function LogOutProvider({ children }: { children: ReactNode }) {
  const me = useMe()
  const locale = useLocale()
  const [unsent, setUnsent] = useState(0)

  async function leave(choice: Unsent) {
    await logOut(choice, locale)
    window.location.assign(localePath(locale, '/login'))
  }

  async function handleLogOut() {
    const waiting = me ? queueFor(me.user_id).state().unsent.length : 0
    if (waiting > 0) setUnsent(waiting)
    else await leave('discard')
  }

  return (
    <LogOutContext value={() => void handleLogOut()}>
      {children}
      {me && unsent > 0 ? (
        <Suspense>
          <UnsentDialog
            count={unsent}
            onClose={() => setUnsent(0)}
            onLeave={leave}
            onSend={() => queueFor(me.user_id).flush()}
          />
        </Suspense>
      ) : null}
    </LogOutContext>
  )
}
