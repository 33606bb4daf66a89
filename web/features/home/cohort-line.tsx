import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './home.module.css'
import { homeWords } from './words.ts'

type Props = {
  names: readonly (string | null | undefined)[]
  cohortId: string | null
  /** Of a project that the person works in. */
  projectId?: string | null
}

/** Project and cohort, and the ways to what is known of them. */
export function CohortLine({ names, cohortId, projectId = null }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  return (
    <p className={classes.cohort}>
      <span>{names.filter(Boolean).join(' · ')}</span>
      {cohortId ? (
        <a className={classes.more} href={localePath(locale, `/home/cohort/${cohortId}`)}>
          {text.aboutCohort}
        </a>
      ) : null}
      {projectId ? (
        <a className={classes.more} href={localePath(locale, `/home/project/${projectId}/settings`)}>
          {text.projectSettings}
        </a>
      ) : null}
      <a className={classes.more} href={localePath(locale, '/home/applications')}>
        {text.myApplications}
      </a>
    </p>
  )
}
