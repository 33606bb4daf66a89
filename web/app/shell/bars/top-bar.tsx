import { Suspense } from 'react'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { drawerId } from '#web/app/shell/drawers/drawer-panel.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { logoTarget } from '#web/app/shell/level-above.ts'
import { useSearch } from '#web/app/shell/use-search.ts'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './bars.module.css'
import { FullscreenToggle } from './fullscreen-toggle.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LogoutButton } from './logout-button.tsx'
import { NotificationList } from './notification-list.tsx'
import { pathOf } from './path-of.ts'
import { publicBarWords } from './public-words.ts'
import { FoldedBar } from './second-bar.tsx'

const AdminSummary = part(async () => (await import('./admin-summary.tsx')).AdminSummary, 'quiet')

type Props = {
  /** Absent where the page has no drawer. */
  menu: { readonly open: boolean; readonly onToggle: () => void } | null
  onBug: () => void
  /** Absent where the page has no second bar. */
  onSettings: (() => void) | null
  onLogout: () => void
}

export function TopBar({ menu, onBug, onSettings, onLogout }: Props) {
  const text = useText()
  const match = useCurrentRoute()
  const search = useSearch()
  const me = useMe()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <header className={classes.bar}>
      {menu ? (
        <button
          type="button"
          className={classes.quiet}
          aria-label={text(menu.open ? 'shell.bar.closeMenu' : 'shell.bar.openMenu')}
          aria-expanded={menu.open}
          aria-controls={drawerId}
          onClick={menu.onToggle}
        >
          <Icon name="menu" />
        </button>
      ) : null}
      <AppLink
        href={logoTarget(match, me)}
        className={classes.logo}
        aria-label={me?.role === 'admin' ? publicBarWords[match.locale].home : text('shell.bar.up')}
      >
        <Sprout className={classes.mark} />
        <span className={classes.wordmark}>Germina</span>
      </AppLink>
      <span className={classes.space} />
      {me?.role === 'admin' ? (
        <Suspense>
          <AdminSummary me={me} />
        </Suspense>
      ) : null}
      <LanguageLinks path={pathOf(match)} search={query} />
      <FullscreenToggle />
      <button
        type="button"
        className={classes.quiet}
        aria-label={text('shell.bar.bug')}
        title={text('shell.bar.bug')}
        onClick={onBug}
      >
        <Icon name="bug" />
      </button>
      <NotificationList />
      <div className={onSettings ? classes.roomy : undefined}>
        <LogoutButton onLogout={onLogout} />
      </div>
      {onSettings ? <FoldedBar onSettings={onSettings} onLogout={onLogout} /> : null}
    </header>
  )
}
