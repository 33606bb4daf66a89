import { useCurrentRoute } from '#web/app/current-route.tsx'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { belongsTo } from './belongs-to.ts'
import classes from './drawers.module.css'
import type { Entry } from './entries.ts'

type Props = { entry: Entry; toggled?: boolean; unread?: number }

export function DrawerEntry({ entry, toggled = false, unread = 0 }: Props) {
  const text = useText()
  const { route } = useCurrentRoute()
  const inside = (
    <>
      <Icon name={entry.icon} />
      <span className={classes.grow}>{text(entry.label)}</span>
      <UnreadMark count={unread} />
    </>
  )
  if (entry.disabled) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link to the page one is on, greyed out
      <a role="link" aria-disabled="true" aria-current="page" className={classes.entry}>
        {inside}
      </a>
    )
  }
  return (
    <AppLink
      href={entry.href}
      className={classes.entry}
      data-toggled={toggled || undefined}
      data-here={belongsTo[route.name] === entry.route || undefined}
    >
      {inside}
    </AppLink>
  )
}
