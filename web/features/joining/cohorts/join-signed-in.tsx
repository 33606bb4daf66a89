import { Button } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import type { JoinableCohort } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { useJoin } from './use-join.ts'

type Props = { cohort: JoinableCohort; me: Me; invite: string | null }

/** Who has an account applies with it; who applied already is shown the way on. */
export function JoinSignedIn({ cohort, me, invite }: Props) {
  const text = useText()
  const locale = useLocale()
  const { join, busyWith, problem } = useJoin(invite)
  if (me.role === 'admin') {
    return (
      <section className={classes.notice}>
        <p>{text('joining.cohort.admin')}</p>
      </section>
    )
  }
  const isChosen = me.cohortId === cohort._id
  const hasApplied = isChosen && me.application_status !== 'none' && me.application_status !== 'withdrawn'
  if (hasApplied || (isChosen && !me.onboarded)) {
    return (
      <section className={classes.notice}>
        <p>{text(hasApplied ? 'joining.cohort.applied' : 'joining.cohort.chosen')}</p>
        <Button
          component="a"
          href={localePath(locale, hasApplied ? '/home/applications' : '/signup/onboard')}
        >
          {text(hasApplied ? 'joining.cohort.toApplications' : 'joining.cohort.toProfile')}
        </Button>
      </section>
    )
  }
  return (
    <section className={classes.notice}>
      <p>{text('joining.cohort.as', { name: `${me.first_name} ${me.last_name}`, email: me.email })}</p>
      <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
      <Button loading={busyWith !== null} onClick={() => join(cohort._id)}>
        {text('joining.cohort.apply')}
      </Button>
    </section>
  )
}
