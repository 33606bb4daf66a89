import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { figures } from '#domain/figures.ts'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { cohortsDocument } from '#web/shared/cohort-item/cohort-documents.ts'
import { FirstCohort } from '#web/shared/cohort-item/first-cohort.tsx'
import { FindInOrganisation } from '#web/shared/find/find-in-organisation.tsx'
import { NeedsYou } from '#web/shared/needs-you/needs-you.tsx'
import { useNeeds } from '#web/shared/needs-you/use-needs.ts'
import { PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import page from './home.module.css'
import classes from './next-action-card.module.css'
import { OwnCohorts } from './own-cohorts.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { homeWords } from './words.ts'

const mostCohorts = 6

/** What needs an admin today, wherever in their organisation it is, and the cohorts it is about. */
export function AdminHome({ me }: { me: Me }) {
  const locale = useLocale()
  const org = me.main_org ?? ''
  const [{ data }] = useQuery({
    query: cohortsDocument,
    variables: { org, archived: false, limit: mostCohorts, offset: 0 },
    requestPolicy: 'cache-and-network',
    pause: !org,
  })
  const cohorts = data?.organisationCohorts.items ?? []
  const isNew = !me.superadmin && data !== undefined && cohorts.length === 0
  const needsOf = me.superadmin ? undefined : org
  return (
    <div className={page.page}>
      <Greeting me={me} needsOf={needsOf} isNew={isNew} canFind={cohorts.length > 0} />
      {isNew ? (
        <FirstCohort base={localePath(locale, `/manage/${encodeURIComponent(org)}`)} />
      ) : (
        <PanelColumns>
          <PanelColumn>
            <NeedsYou org={needsOf} />
          </PanelColumn>
          <PanelColumn>
            {cohorts.length > 0 ? <OwnCohorts org={org} cohorts={cohorts} /> : null}
            <WaitingReviews />
          </PanelColumn>
        </PanelColumns>
      )}
    </div>
  )
}

type GreetingProps = { me: Me; needsOf: string | undefined; isNew: boolean; canFind: boolean }

function Greeting({ me, needsOf, isNew, canFind }: GreetingProps) {
  const locale = useLocale()
  const text = homeWords[locale]
  const { needs } = useNeeds({ org: needsOf })
  const count = needs?.counts.reduce((sum, one) => sum + one.count, 0)
  return (
    <section className={classes.card}>
      <div className={classes.words}>
        <Title order={1} size="h2">
          {text.hello(me.first_name)}
        </Title>
        {count ? <p className={classes.help}>{text.admin.needs(count, figures(count, locale))}</p> : null}
        {canFind && me.main_org ? <FindInOrganisation org={me.main_org} /> : null}
        <div className={classes.actions}>
          {me.superadmin ? (
            <Button component="a" href={localePath(locale, '/manage')}>
              {text.admin.platform}
            </Button>
          ) : null}
          {me.main_org ? (
            <Button
              component="a"
              variant={me.superadmin || isNew ? 'default' : 'filled'}
              href={localePath(locale, `/manage/${encodeURIComponent(me.main_org)}`)}
            >
              {text.admin.button}
            </Button>
          ) : null}
          <Button component="a" variant="default" href={localePath(locale, '/home/announcements')}>
            {text.admin.news}
          </Button>
        </div>
      </div>
      <Sprout className={classes.picture} />
    </section>
  )
}
