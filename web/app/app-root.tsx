import { useEffect, useMemo, useRef } from 'react'
import { useMe } from '#web/data/session.ts'
import { isSignOutPending } from '#web/data/sign-out-pending.ts'
import { splitLocale } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import { GapNamesContext } from '#web/step-kit/gap-names.ts'
import { MissingPart } from '#web/ui/part.tsx'
import { CurrentRouteProvider } from './current-route.tsx'
import { PageLayout } from './layouts/page-layout.tsx'
import { LogOutProvider } from './log-out.tsx'
import { matchRoute } from './match-route.ts'
import { MissingPartMessage } from './missing-part.tsx'
import { NamedPage } from './named-page.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { openAgain } from './open-pages.ts'
import { useShownPath } from './page-name.ts'
import { PageOfAddress } from './page-of-address.tsx'
import { routeNamed } from './routes.ts'

const loadGapNames = async (module: string) => (await import('#course/modules.ts')).loadGapNames(module)

export function AppRoot() {
  const pathname = useShownPath()
  const text = useText()
  const match = useMemo(() => matchRoute(pathname), [pathname])
  useGuardsWhenPersonChanges()
  const isSignedOut = useMe() === null && isSignOutPending()
  // A path that is no page still gets the public bar and the footer; so does who is nobody any more.
  const shown = useMemo(() => {
    if (match && !isSignedOut) return match
    return { locale: splitLocale(pathname).locale, route: routeNamed('index'), params: {} }
  }, [match, pathname, isSignedOut])
  return (
    <CurrentRouteProvider value={shown}>
      <MissingPart value={MissingPartMessage}>
        <LogOutProvider>
          <a className="skip-link" href="#content">
            {text('frame.skip')}
          </a>
          <PageLayout pathname={pathname}>
            <GapNamesContext value={loadGapNames}>
              {match ? <PageOfAddress /> : <NotFoundScreen />}
            </GapNamesContext>
          </PageLayout>
          <NamedPage pathname={pathname} match={match} />
        </LogOutProvider>
      </MissingPart>
    </CurrentRouteProvider>
  )
}

/**
 * A session that ended, or another role, while a page was open: the guards decide again. Unsent work waits for the next
 * login.
 */
function useGuardsWhenPersonChanges(): void {
  const me = useMe()
  const rights = me ? [me.user_id, me.role, me.org_role, me.main_org].join(' ') : ''
  const before = useRef(rights)
  useEffect(() => {
    if (before.current && before.current !== rights) openAgain()
    before.current = rights
  }, [rights])
}
