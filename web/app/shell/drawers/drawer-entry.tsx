import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'
import type { Entry } from './entries.ts'

export function DrawerEntry({ entry, toggled = false }: { entry: Entry; toggled?: boolean }) {
  const text = useText()
  const inside = (
    <>
      <Icon name={entry.icon} />
      <span className={classes.grow}>{text(entry.label)}</span>
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
    <AppLink href={entry.href} className={classes.entry} data-toggled={toggled || undefined}>
      {inside}
    </AppLink>
  )
}
