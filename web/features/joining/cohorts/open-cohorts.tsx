import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import type { Me } from '#web/data/me.ts'
import { joiningWords } from '#web/features/joining/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { CohortCard } from '#web/shared/cohort-card/cohort-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { type JoinableCohort, openCohortsDocument } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { useJoin } from './use-join.ts'
import { words } from './words.ts'

type Props = { role: 'entrepreneur' | 'mentor'; me: Me | null }

export function OpenCohorts({ role, me }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = joiningWords[locale]
  const [{ data, fetching, error }, readAgain] = useQuery({ query: openCohortsDocument })
  if (!data && fetching) return <PageSkeleton label={text('frame.loading')} />
  if (!data) {
    return (
      <div className={classes.notice} role="alert">
        <p>{error?.networkError ? common.offline : text('error.any')}</p>
        <Button onClick={() => readAgain({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
      </div>
    )
  }
  // Nobody is mentored in a self-guided cohort.
  const cohorts = data.openCohorts.filter((cohort) => role === 'entrepreneur' || !cohort.self_guided)
  return cohorts.length === 0 ? (
    <NoneOpen role={role} me={me} />
  ) : (
    <section className={classes.page} aria-labelledby="open-cohorts">
      <Title order={2} id="open-cohorts">
        {said.start.cohorts}
      </Title>
      {me ? <Choose cohorts={cohorts} /> : <Apply cohorts={cohorts} role={role} />}
    </section>
  )
}

function Choose({ cohorts }: { cohorts: readonly JoinableCohort[] }) {
  const text = words[useLocale()]
  const { join, busyWith, problem } = useJoin(null)
  return (
    <>
      <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
      <ul className={classes.list}>
        {cohorts.map((cohort) => (
          <li key={cohort._id}>
            <CohortCard cohort={cohort} level={2}>
              <Button
                loading={busyWith === cohort._id}
                disabled={busyWith !== null && busyWith !== cohort._id}
                onClick={() => join(cohort._id)}
              >
                {text.start.choose}
                <span className="visually-hidden">: {cohort.title}</span>
              </Button>
            </CohortCard>
          </li>
        ))}
      </ul>
    </>
  )
}

function Apply({ cohorts, role }: { cohorts: readonly JoinableCohort[]; role: string }) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <>
      <ul className={classes.list}>
        {cohorts.map((cohort) => (
          <li key={cohort._id}>
            <CohortCard cohort={cohort} level={2}>
              <Button component="a" href={localePath(locale, `/signup/${cohort._id}?role=${role}`)}>
                {text.start.apply}
                <span className="visually-hidden">: {cohort.title}</span>
              </Button>
            </CohortCard>
          </li>
        ))}
      </ul>
      <p className={classes.later}>
        {text.start.later} <a href={localePath(locale, `/signup?role=${role}`)}>{text.start.accountOnly}</a>
      </p>
    </>
  )
}

function NoneOpen({ role, me }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EmptyState
      title={text.start.noneTitle}
      why={me ? text.start.noneMember : text.start.none}
      example={text.start.nonePrivate}
    >
      {me ? null : (
        <Button component="a" href={localePath(locale, `/signup?role=${role}`)}>
          {text.start.accountOnly}
        </Button>
      )}
    </EmptyState>
  )
}
