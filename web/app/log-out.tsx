import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { halfTypedCount } from '#web/data/kept-work.ts'
import { logOut, type Unsent } from '#web/data/log-out.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'

const UnsentDialog = part(
  async () => (await import('./unsent-dialog.tsx')).UnsentDialog,
  ({ onClose }) => ({ isOpen: true, onClose }),
)

type Waiting = { readonly unsent: number; readonly halfTyped: number }
const nothing: Waiting = { unsent: 0, halfTyped: 0 }

/** What only this device has of a person's work. */
function workOf(account: string): Waiting {
  const queue = queueFor(account)
  queue.letGo()
  return { unsent: queue.state().unsent.length, halfTyped: halfTypedCount(account) }
}

const LogOutContext = createContext<() => void>(() => {})

/** Starts the logout; with unsent work it first asks what should happen with it. */
export function useLogOut(): () => void {
  return useContext(LogOutContext)
}

export function LogOutProvider({ children }: { children: ReactNode }) {
  const me = useMe()
  const locale = useLocale()
  const [waiting, setWaiting] = useState<Waiting>(nothing)

  async function leave(choice: Unsent) {
    await logOut(choice, locale)
    window.location.assign(localePath(locale, '/login'))
  }

  async function handleLogOut() {
    const found = me ? workOf(me.user_id) : nothing
    if (found.unsent + found.halfTyped > 0) setWaiting(found)
    else await leave('discard')
  }

  return (
    <LogOutContext value={() => void handleLogOut()}>
      {children}
      {me && waiting.unsent + waiting.halfTyped > 0 ? (
        <Suspense>
          <UnsentDialog
            {...waiting}
            onClose={() => setWaiting(nothing)}
            onLeave={leave}
            onSend={() => queueFor(me.user_id).flush()}
          />
        </Suspense>
      ) : null}
    </LogOutContext>
  )
}
