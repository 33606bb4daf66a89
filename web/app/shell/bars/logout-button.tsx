import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'

export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  const text = useText()
  return (
    <button type="button" className={classes.quiet} onClick={onLogout}>
      <Icon name="logout" />
      <span className={classes.fold}>{text('shell.bar.logout')}</span>
    </button>
  )
}
