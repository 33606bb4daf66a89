import { useMe } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AuditLog } from './audit-log.tsx'
import { words } from './words.ts'

/** What was done in an organisation (its slug), for its owners. */
export function OrganisationLog({ org }: { org: string }) {
  const me = useMe()
  const text = words[useLocale()]
  if (!me?.superadmin && me?.org_role !== 'owner') return null
  return (
    <Panel title={text.views.log}>
      <AuditLog org={org} />
    </Panel>
  )
}
