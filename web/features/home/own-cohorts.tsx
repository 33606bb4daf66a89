import { useQuery } from 'urql'
import { figures } from '#domain/figures.ts'
import { graphql } from '#web/data/graphql.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './home.module.css'
import { homeWords } from './words.ts'

const ownCohortsDocument = graphql(`
  query OwnCohorts($org: String!) {
    organisationCohorts(org: $org, limit: 6) { total items { pending approval cohort { _id title } } }
  }
`)

/** The cohorts that an admin runs, one click away. */
export function OwnCohorts({ org }: { org: string }) {
  const locale = useLocale()
  const text = homeWords[locale].admin
  const [{ data }] = useQuery({ query: ownCohortsDocument, variables: { org } })
  const cohorts = data?.organisationCohorts.items ?? []
  if (cohorts.length === 0) return null
  const base = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  return (
    <Panel title={text.cohorts} more={{ href: base, label: text.allCohorts }}>
      <ul className={classes.reviews}>
        {cohorts.map(({ cohort, pending, approval }) => (
          <li key={cohort._id}>
            <a
              className={classes.more}
              href={`${base}/${cohort._id}${approval === 'approved' ? '' : '/settings'}`}
            >
              {cohort.title}
            </a>
            {pending > 0 ? (
              <span className={classes.soft}>{text.waiting(pending, figures(pending, locale))}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
