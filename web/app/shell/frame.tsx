import './look/shell-colours.css'
import type { ReactNode } from 'react'
import { CourseProvider } from '#web/app/course-provider.tsx'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import type { LayoutVariant } from '#web/app/layouts/layouts.ts'
import { useLogOut } from '#web/app/log-out.tsx'
import { useMe } from '#web/data/session.ts'
import { Spoken } from '#web/ui/spoken.tsx'
import { AppFrame } from './app-frame.tsx'
import { Footer } from './bars/footer.tsx'
import { LogoutButton } from './bars/logout-button.tsx'
import { pathOf } from './bars/path-of.ts'
import { PublicBar } from './bars/public-bar.tsx'
import classes from './frame.module.css'
import { useApplyLook } from './look/use-apply-look.ts'
import { PageLoadBar } from './notices/page-load-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useSearch } from './use-search.ts'

type Props = { layout: LayoutVariant; children: ReactNode }

/** Everything around the content of a page: bars, drawers, footer, as the layout says. */
export function Frame({ layout, children }: Props) {
  useApplyLook()
  return (
    <>
      <PageLoadBar />
      {layout.bar === 'public' ? (
        <PublicFrame layout={layout}>{children}</PublicFrame>
      ) : (
        <CourseProvider>
          <AppFrame layout={layout}>{children}</AppFrame>
        </CourseProvider>
      )}
      <Spoken />
    </>
  )
}

function PublicFrame({ layout, children }: Props) {
  const match = useCurrentRoute()
  const search = useSearch()
  const me = useMe()
  const logOut = useLogOut()
  return (
    <div className={classes.page}>
      <PublicBar
        path={pathOf(match)}
        search={search.size > 0 ? `?${search}` : ''}
        actions={me ? <LogoutButton onLogout={logOut} /> : undefined}
      />
      <div className={classes.content}>{children}</div>
      {layout.footer ? <Footer /> : null}
      <ScrollToTop />
    </div>
  )
}
