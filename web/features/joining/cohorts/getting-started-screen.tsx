import { Title } from '@mantine/core'
import { AdminsDoNotJoin } from '#web/features/joining/admins-do-not-join.tsx'
import { useSessionReady } from '#web/features/joining/use-session-ready.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import classes from './cohorts.module.css'
import { OpenCohorts } from './open-cohorts.tsx'
import { RolePicture } from './role-pictures.tsx'
import { words } from './words.ts'

const roles = ['entrepreneur', 'mentor'] as const
type JoiningRole = (typeof roles)[number]

/** First what one wants to do, then the cohorts that can be joined now. Members have told the first already. */
export function GettingStartedScreen({ role }: { role: JoiningRole | null }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { session, isReady } = useSessionReady()
  if (!isReady) return <PageSkeleton label={text('frame.loading')} />
  const { me } = session
  if (me?.role === 'admin') return <AdminsDoNotJoin me={me} />
  const wanted = me?.role ?? role
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>{said.start.title}</Title>
        <p className={classes.lead}>{me ? said.start.leadMember(me.first_name) : said.start.lead}</p>
      </header>
      {me ? null : (
        <nav aria-label={said.start.roles}>
          <ul className={classes.roles}>
            {roles.map((each) => (
              <li key={each}>
                <a
                  className={classes.role}
                  href={localePath(locale, `/signup/getting-started?role=${each}`)}
                  aria-current={each === wanted ? 'true' : undefined}
                >
                  <RolePicture role={each} />
                  <span>
                    <strong>{said.start[each]}</strong>
                    <span>{said.start[`${each}Help` as const]}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {wanted ? <OpenCohorts role={wanted} me={me} /> : null}
    </div>
  )
}
