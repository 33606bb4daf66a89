import { Suspense, useEffect, useState } from 'react'
import { ensureSession, useMe } from '#web/data/session.ts'
import { GettingStartedScreen } from '#web/features/joining/cohorts/getting-started-screen.tsx'
import { forgetInvite, keptInvite, openedInvite } from '#web/features/team/invite-token.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { part } from '#web/ui/part.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { useLogOut } from './log-out.tsx'
import { wantedRole } from './wanted-role.ts'

const InviteScreen = part(async () => (await import('#web/features/team/invite-screen.tsx')).InviteScreen)

/** The cohorts that can be joined, or first the team that the link of a mail leads to. */
export function GettingStartedOfRoute() {
  const { search } = useScreenAddress()
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
  const locale = useLocale()
  const [opened, setOpened] = useState<string | null>(openedInvite)
  const [kept, setKept] = useState<string | null>(keptInvite)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void ensureSession().then(() => setReady(true))
    const hear = () => setOpened(openedInvite())
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
      // Who has joined a cohort already has a home to go to.
      if (me?.cohortId || me?.role === 'admin') void navigate({ href: localePath(locale, '/home') })
    },
  }
}
