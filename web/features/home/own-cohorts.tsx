import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { CohortAtHome } from '#web/shared/cohort-item/cohort-documents.ts'
import { CohortItem } from '#web/shared/cohort-item/cohort-item.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './home.module.css'
import { homeWords } from './words.ts'

type Props = { org: string; cohorts: readonly CohortAtHome[] }

/** The cohorts that an admin runs: how each is doing, one click away. */
export function OwnCohorts({ org, cohorts }: Props) {
  const locale = useLocale()
  const text = homeWords[locale].admin
  const base = localePath(locale, `/manage/${encodeURIComponent(org)}`)
  return (
    <Panel title={text.cohorts} more={{ href: base, label: text.allCohorts }}>
      <ul className={classes.cohorts}>
        {cohorts.map((item) => (
          <CohortItem key={item.cohort._id} base={base} item={item} isShort />
        ))}
      </ul>
    </Panel>
  )
}
