import { href } from '#web/app/match-route.ts'
import { useOrganisationHere } from '#web/app/organisation-here.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import type { Me } from '#web/data/me.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './admin.module.css'
import { adminWords } from './admin-words.ts'

/** In what role somebody looks at this, in which organisation they are, and the way to it. */
export function AdminSummary({ me }: { me: Me }) {
  const locale = useLocale()
  const text = adminWords[locale]
  const { slug, name } = useOrganisationHere(me)
  const to = slug ? href('manage-org', locale, { org: slug }) : href('index', locale)
  return (
    <AppLink href={to} className={classes.summary}>
      <Icon name="shield" />
      <span className={classes.summaryText}>
        <span className={classes.summaryRole}>{text[rankOf(me)]}</span>
        <span className={classes.summaryOrg}>{name}</span>
      </span>
    </AppLink>
  )
}

function rankOf({ superadmin, org_role }: Me) {
  if (superadmin) return 'superadmin'
  return org_role === 'owner' ? 'owner' : 'organiser'
}
