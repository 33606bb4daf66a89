import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import type { Me } from '#web/data/me.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './admin.module.css'
import { adminWords } from './admin-words.ts'

/** In what role somebody looks at this, for which organisation, and the way to it. */
export function AdminSummary({ me }: { me: Me }) {
  const locale = useLocale()
  const text = adminWords[locale]
  const to = me.main_org ? href('manage-org', locale, { org: me.main_org }) : href('index', locale)
  return (
    <AppLink href={to} className={classes.summary}>
      <Icon name="shield" />
      <span className={classes.summaryText}>
        <span className={classes.summaryRole}>{me.superadmin ? text.superadmin : text.organiser}</span>
        <span className={classes.summaryOrg}>{me.org_name}</span>
      </span>
    </AppLink>
  )
}
