import { Popover } from '@mantine/core'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'

/** The platform sends no notifications yet, and the list says so. */
export function NotificationList() {
  const text = useText()
  return (
    <Popover position="bottom-end" width={300} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.quiet}
          aria-label={text('shell.notifications.open')}
          title={text('shell.notifications.open')}
        >
          <Icon name="bell" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.notifications} aria-label={text('shell.notifications.title')}>
        <p className={classes.notificationsTitle}>{text('shell.notifications.none')}</p>
        <p className={classes.notificationsHelp}>{text('shell.notifications.noneHelp')}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
