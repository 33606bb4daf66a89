import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CohortDoor } from './cohort.ts'
import type { JoinableCohort } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { words } from './words.ts'

type Props = { door: Exclude<CohortDoor, 'open'>; cohort: JoinableCohort }

/** Says why one cannot join now, and where one can. */
export function ClosedDoor({ door, cohort }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const date = door === 'notYet' ? cohort.open_date : cohort.close_date
  return (
    <section className={classes.notice}>
      <p>{text.door[door](date ? longDay(date, locale) : '')}</p>
      <Button component="a" href={localePath(locale, '/signup/getting-started')}>
        {text.door.others}
      </Button>
    </section>
  )
}

/** A private cohort without its code looks exactly like one that does not exist. */
export function UnknownCohort() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EmptyState title={text.door.unknown} why={text.door.unknownHelp} level={1}>
      <Button component="a" href={localePath(locale, '/signup/getting-started')}>
        {text.door.others}
      </Button>
    </EmptyState>
  )
}
