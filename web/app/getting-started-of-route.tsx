import { lazy, Suspense, useEffect, useState } from 'react'
import { ensureSession, useMe } from '#web/data/session.ts'
import { GettingStartedScreen } from '#web/features/joining/cohorts/getting-started-screen.tsx'
import { forgetInvite, keptInvite, takeInvite } from '#web/features/team/invite-token.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { useLogOut } from './log-out.tsx'
import { useSearch } from './shell/use-search.ts'
import { wantedRole } from './wanted-role.ts'

const InviteScreen = lazy(async () => ({
  default: (await import('#web/features/team/invite-screen.tsx')).InviteScreen,
}))

/** The cohorts that can be joined, or first the team that the link of a mail leads to. */
export function GettingStartedOfRoute() {
  const search = useSearch()
  const { invite, me, isReady, dismiss } = useInvite()
  const logOut = useLogOut()
  if (!invite) return <GettingStartedScreen role={wantedRole(search)} />
  if (!isReady) return <LoadingScreen />
  return (
    <Suspense fallback={<LoadingScreen />}>
      <InviteScreen token={invite} me={me} onLogOut={logOut} onDismiss={dismiss} />
    </Suspense>
  )
}

/** A link that was just opened counts for everybody; one that was kept, only for who has logged in since. */
function useInvite() {
  const me = useMe()
  const [opened, setOpened] = useState<string | null>(takeInvite)
  const [kept, setKept] = useState<string | null>(keptInvite)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void ensureSession().then(() => setReady(true))
    const hear = () => {
      const token = takeInvite()
      if (token) setOpened(token)
    }
    window.addEventListener('hashchange', hear)
    return () => window.removeEventListener('hashchange', hear)
  }, [])
  const invite = opened ?? (me && isReady ? kept : null)
  return {
    invite,
    me,
    isReady,
    dismiss: () => {
      forgetInvite()
      setOpened(null)
      setKept(null)
    },
  }
}
