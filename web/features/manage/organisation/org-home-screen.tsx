import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import type { CohortAtHome } from '#web/shared/cohort-item/cohort-documents.ts'
import { CohortItem } from '#web/shared/cohort-item/cohort-item.tsx'
import { FirstCohort } from '#web/shared/cohort-item/first-cohort.tsx'
import { FindInOrganisation } from '#web/shared/find/find-in-organisation.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { OrgHead } from '#web/shared/manage/org-head.tsx'
import { NeedsYou } from '#web/shared/needs-you/needs-you.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { CohortPages } from './cohort-pages.tsx'
import classes from './organisation.module.css'
import { mostAtOnce, type OrganisationHome, organisationHomeDocument } from './organisation-documents.ts'
import { words } from './words.ts'

/** The cohorts of an organisation, how each is doing, and the ways on. */
export function OrgHomeScreen() {
  const text = useText()
  const { org } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: organisationHomeDocument,
    variables: { org, limit: mostAtOnce },
    requestPolicy: 'cache-and-network',
  })
  if (data) return <Home org={org} home={data} />
  if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
  return (
    <ManageFailed what="organisation" error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
  )
}

function Home({ org, home }: { org: string; home: OrganisationHome }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { name, disabled } = home.organisationSettings
  const base = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  const cohorts = home.organisationCohorts.items
  const showCohort = (item: CohortAtHome) => <CohortItem key={item.cohort._id} base={base} item={item} />
  const showArchived = ({ cohort }: { cohort: Pick<CohortAtHome['cohort'], '_id' | 'title'> }) => (
    <li key={cohort._id}>
      <a className={classes.way} href={`${base}/${cohort._id}/settings`}>
        {cohort.title}
      </a>
    </li>
  )
  return (
    <div className={classes.page}>
      <OrgHead title={name} isHome>
        {disabled ? <p className={classes.closed}>{said.closed}</p> : null}
        <div className={classes.ways}>
          <Button component="a" variant="default" href={`${base}/announcements`}>
            {text('shell.drawer.announcements')}
          </Button>
          <Button component="a" variant="default" href={`${base}/settings`}>
            {text('shell.drawer.settings')}
          </Button>
        </div>
        {cohorts.length > 0 ? <FindInOrganisation org={org} /> : null}
      </OrgHead>
      {cohorts.length > 0 ? <NeedsYou org={org} /> : null}
      <section className={classes.cohorts} aria-labelledby="cohorts">
        <div className={classes.sectionHead}>
          <Title order={2} id="cohorts">
            {said.cohorts}
          </Title>
          {cohorts.length > 0 ? (
            <Button component="a" href={`${base}/add`}>
              {text('shell.drawer.newCohort')}
            </Button>
          ) : null}
        </div>
        {cohorts.length > 0 ? (
          <CohortPages
            org={org}
            archived={false}
            className={classes.list}
            total={home.organisationCohorts.total}
            first={cohorts.map(showCohort)}
            show={showCohort}
          />
        ) : (
          <FirstCohort base={base} />
        )}
      </section>
      {home.archived.total > 0 ? (
        <Fold label={said.archived(home.archived.total)}>
          <CohortPages
            org={org}
            archived
            total={home.archived.total}
            first={home.archived.items.map(showArchived)}
            show={showArchived}
          />
        </Fold>
      ) : null}
    </div>
  )
}
