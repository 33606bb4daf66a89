import { useMe } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { PlatformHead } from '#web/shared/manage/platform-head.tsx'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { AuditLog } from './audit-log.tsx'
import { OrganisationPeople } from './organisation-people.tsx'
import classes from './people.module.css'
import { PlatformUsers } from './platform-users.tsx'
import { words } from './words.ts'

const views = ['everybody', 'team', 'log'] as const
type View = (typeof views)[number]

/** Everybody on the platform, those who run it, and what was done. */
export function PlatformUsersScreen() {
  const said = words[useLocale()]
  const { pathname, search } = useScreenAddress()
  const hub = useMe()?.main_org
  const wanted = search.get('view')
  const view = views.find((one) => one === wanted) ?? 'everybody'
  return (
    <div className={classes.page}>
      <PlatformHead page="manage-org-search" />
      <nav className={classes.views} aria-label={said.views.label}>
        {views.map((one) => (
          <a
            key={one}
            href={one === 'everybody' ? pathname : `${pathname}?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {said.views[one]}
          </a>
        ))}
      </nav>
      {shown(view)}
    </div>
  )

  function shown(which: View) {
    if (which === 'team') return hub ? <OrganisationPeople org={hub} /> : null
    return which === 'log' ? <AuditLog org={null} beside={logView} /> : <PlatformUsers />
  }
}

const logView = { view: 'log' }
