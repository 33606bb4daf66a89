import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { clientFor } from '#web/data/client.ts'
import { useMe } from '#web/data/session.ts'

/** Gives the screens the client of the person who is signed in. Strangers leave nothing on the device. */
export function DataProvider({ children }: { children: ReactNode }) {
  const me = useMe()
  return <Provider value={clientFor(me?.user_id ?? null)}>{children}</Provider>
}
