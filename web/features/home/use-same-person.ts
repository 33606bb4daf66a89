import { useEffect } from 'react'
import type { Me } from '#web/data/me.ts'
import { refreshSession } from '#web/data/session.ts'

type Read = Pick<Me, 'application_status' | 'cohortId'>

/** Menus and other pages go by the session: what this page reads of the person, such as a decision, it learns at once. */
export function useSamePerson(me: Me, read: Read | null | undefined): void {
  const isNews =
    !!read && (read.application_status !== me.application_status || read.cohortId !== me.cohortId)
  useEffect(() => {
    if (isNews) void refreshSession()
  }, [isNews])
}
