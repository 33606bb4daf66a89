import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { UserAvatar } from '#web/app/shell/people/user-avatar.tsx'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'
import { Drop } from './drop.tsx'
import { LogoutButton } from './logout-button.tsx'

type Props = { onSettings: () => void; onLogout: () => void }

export function SecondBar(props: Props) {
  const text = useText()
  return (
    <nav className={classes.second} aria-label={text('shell.bar.person')}>
      <UserAvatar person={useMe()} details />
      <span className={classes.space} />
      <AccountLinks {...props} />
    </nav>
  )
}

/** The second bar of a small screen, folded into the first. */
export function FoldedBar(props: Props) {
  const text = useText()
  const me = useMe()
  return (
    <Drop label={text('shell.bar.person')} className={classes.folded} button={<Icon name="person" />}>
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is chosen in it closes it
        <div className={classes.account} onClick={close}>
          <UserAvatar person={me} details />
          <AccountLinks {...props} />
        </div>
      )}
    </Drop>
  )
}

function AccountLinks({ onSettings, onLogout }: Props) {
  const text = useText()
  const { locale } = useCurrentRoute()
  return (
    <>
      <AppLink href={href('home-profile', locale)} className={classes.quiet}>
        <Icon name="person" />
        <span className={classes.fold}>{text('shell.bar.profile')}</span>
      </AppLink>
      <button type="button" className={classes.quiet} onClick={onSettings} aria-haspopup="dialog">
        <Icon name="settings" />
        <span className={classes.fold}>{text('shell.bar.settings')}</span>
      </button>
      <LogoutButton onLogout={onLogout} />
    </>
  )
}
