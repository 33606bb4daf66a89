import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import type { Me } from '#web/data/me.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './admin.module.css'

/** In what role somebody looks at this, for which organisation, and the way to it. */
export function AdminSummary({ me }: { me: Me }) {
  const text = useText()
  const locale = useLocale()
  const to = me.main_org ? href('manage-org', locale, { org: me.main_org }) : href('index', locale)
  return (
    <AppLink href={to} className={classes.summary}>
      <Icon name="shield" />
      <span className={classes.summaryText}>
        <span className={classes.summaryRole}>
          {text(me.superadmin ? 'shell.admin.superadmin' : 'shell.admin.organiser')}
        </span>
        <span className={classes.summaryOrg}>{me.main_org}</span>
      </span>
    </AppLink>
  )
}
