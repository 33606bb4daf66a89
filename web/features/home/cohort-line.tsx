import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './home.module.css'
import { homeWords } from './words.ts'

/** Project and cohort, and the way to one's applications. */
export function CohortLine({ names }: { names: readonly (string | null | undefined)[] }) {
  const locale = useLocale()
  const text = homeWords[locale]
  return (
    <p className={classes.cohort}>
      <span>{names.filter(Boolean).join(' · ')}</span>
      <a className={classes.more} href={localePath(locale, '/home/applications')}>
        {text.myApplications}
      </a>
    </p>
  )
}
