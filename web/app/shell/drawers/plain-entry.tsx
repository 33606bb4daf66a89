import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import type { IconName } from '#web/app/shell/icons/icon-paths.ts'
import { type TextKey, useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'

export function PlainEntry({ to, icon, label }: { to: string; icon: IconName; label: TextKey }) {
  const text = useText()
  return (
    <AppLink href={to} className={classes.entry}>
      <Icon name={icon} />
      <span className={classes.grow}>{text(label)}</span>
    </AppLink>
  )
}
