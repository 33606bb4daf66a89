import { useCurrentRoute } from '#web/app/current-route.tsx'
import { useMe } from '#web/data/session.ts'
import { DrawerEntry } from './drawer-entry.tsx'
import classes from './drawers.module.css'
import { EditContent } from './edit-content.tsx'
import { cohortEntries, orgEntries, orgHomeEntry, platformEntries } from './entries.ts'

export function PlatformDrawer() {
  const { locale } = useCurrentRoute()
  return platformEntries(locale).map((entry) => <DrawerEntry key={entry.route} entry={entry} />)
}

export function OrgDrawer() {
  const match = useCurrentRoute()
  return orgEntries(match, useMe()).map((entry) => <DrawerEntry key={entry.route} entry={entry} />)
}

export function CohortDrawer() {
  const { params, locale } = useCurrentRoute()
  return (
    <>
      {cohortEntries(params, useMe(), locale).map((entry) => (
        <DrawerEntry key={entry.route} entry={entry} />
      ))}
      <EditContent />
      <hr className={classes.rule} />
      <DrawerEntry entry={orgHomeEntry(params, locale)} />
    </>
  )
}
