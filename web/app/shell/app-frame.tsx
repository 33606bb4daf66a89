import { type ReactNode, Suspense, useState } from 'react'
import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import type { LayoutVariant } from '#web/app/layouts/layouts.ts'
import { useLogOut } from '#web/app/log-out.tsx'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import { Footer } from './bars/footer.tsx'
import { pathOf } from './bars/path-of.ts'
import { PlaceBar } from './bars/place-bar.tsx'
import { SecondBar } from './bars/second-bar.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { drawerOf } from './drawers/drawer-of.ts'
import { DrawerPanel } from './drawers/drawer-panel.tsx'
import { drawers } from './drawers/drawers.ts'
import { useDrawer } from './drawers/use-drawer.ts'
import { useOpenFeedback } from './feedback/open-feedback.ts'
import classes from './frame.module.css'
import { LineState } from './notices/line-state.tsx'
import { Failures, NotificationBar, Snackbar } from './notices/notice-bars.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { type Panel, ShellPanels } from './shell-panels.tsx'
import { Undecided } from './undecided/undecided.tsx'

const AdminBar = part(async () => (await import('./bars/admin-bar.tsx')).AdminBar, 'quiet')

/** Bars, drawer and dialogs around a page of somebody who is signed in. */
export function AppFrame({ layout, children }: { layout: LayoutVariant; children: ReactNode }) {
  const text = useText()
  const me = useMe()
  const match = useCurrentRoute()
  const { projectId } = useCoursePlace()
  const logOut = useLogOut()
  const feedback = useOpenFeedback()
  const drawer = useDrawer(pathOf(match))
  const [panel, setPanel] = useState<Panel | null>(null)
  const [used, setUsed] = useState<ReadonlySet<Panel>>(new Set())
  const kind = drawerOf(match.route, layout)
  const shown = kind === 'none' ? null : drawers[kind]

  function openPanel(name: Panel) {
    setUsed(new Set([...used, name]))
    setPanel(name)
  }

  return (
    <>
      <TopBar
        menu={shown ? { open: drawer.open, onToggle: drawer.toggle } : null}
        onBug={() => openPanel('bug')}
        onSettings={layout.secondBar ? () => openPanel('settings') : null}
        onLogout={logOut}
      />
      <div className={classes.body}>
        {shown ? (
          <DrawerPanel
            label={text(shown.label)}
            wide={drawer.wide}
            open={drawer.open}
            size={kind === 'plan' ? 'plan' : 'regular'}
            onClose={drawer.close}
          >
            <Suspense>
              <shown.Content />
            </Suspense>
          </DrawerPanel>
        ) : null}
        <div className={classes.page}>
          <LineState />
          {layout.secondBar ? <SecondBar onSettings={() => openPanel('settings')} onLogout={logOut} /> : null}
          {layout.course && !layout.secondBar && me?.role !== 'admin' ? <PlaceBar /> : null}
          {(layout.adminBar || match.route.name === 'home-project') && me?.role === 'admin' ? (
            <Suspense>
              <AdminBar />
            </Suspense>
          ) : null}
          <div className={classes.content}>{children}</div>
          {layout.footer ? <Footer /> : null}
        </div>
      </div>
      <NotificationBar ms={layout.notice.ms} alwaysError={layout.notice.alwaysError} />
      <Snackbar />
      <Failures />
      <ScrollToTop />
      <Undecided />
      <ShellPanels
        open={panel}
        used={used}
        projectId={projectId}
        feedback={feedback}
        onClose={() => setPanel(null)}
      />
    </>
  )
}
