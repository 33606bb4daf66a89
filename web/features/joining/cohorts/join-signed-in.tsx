import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { JoinableCohort } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { useJoin } from './use-join.ts'
import { words } from './words.ts'

type Props = { cohort: JoinableCohort; me: Me; invite: string | null }

/** Who has an account applies with it; who applied already is shown the way on. */
export function JoinSignedIn({ cohort, me, invite }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { join, busyWith, problem } = useJoin(invite)
  if (me.role === 'admin') {
    return (
      <section className={classes.notice}>
        <p>{text.cohort.admin}</p>
      </section>
    )
  }
  const isChosen = me.cohortId === cohort._id
  const hasApplied = isChosen && me.application_status !== 'none' && me.application_status !== 'withdrawn'
  if (hasApplied || (isChosen && !me.onboarded)) {
    return (
      <section className={classes.notice}>
        <p>{hasApplied ? text.cohort.applied : text.cohort.chosen}</p>
        <Button
          component="a"
          href={localePath(locale, hasApplied ? '/home/applications' : '/signup/onboard')}
        >
          {hasApplied ? text.cohort.toApplications : text.cohort.toProfile}
        </Button>
      </section>
    )
  }
  return (
    <section className={classes.notice}>
      <p>{text.cohort.as(`${me.first_name} ${me.last_name}`, me.email)}</p>
      <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
      <Button loading={busyWith !== null} onClick={() => join(cohort._id)}>
        {text.cohort.apply}
      </Button>
    </section>
  )
}
