import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './home.module.css'

/** Project and cohort, and the way to one's applications. */
export function CohortLine({ names }: { names: readonly (string | null | undefined)[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <p className={classes.cohort}>
      <span>{names.filter(Boolean).join(' · ')}</span>
      <a className={classes.more} href={localePath(locale, '/home/applications')}>
        {text('home.myApplications')}
      </a>
    </p>
  )
}
