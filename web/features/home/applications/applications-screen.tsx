import { Title } from '@mantine/core'
import { useQuery } from 'urql'
import { PageHead } from '#web/features/home/page-head.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { ApplicationCard } from './application-card.tsx'
import { applicationsDocument } from './application-documents.ts'
import classes from './applications.module.css'
import { CohortToJoin } from './cohort-to-join.tsx'
import { joinable } from './joinable.ts'
import { words } from './words.ts'

/** A person's own applications: state, history, taking one back, applying to another cohort. */
export function ApplicationsScreen() {
  const text = useText()
  const said = words[useLocale()]
  const [{ data, error }, read] = useQuery({ query: applicationsDocument })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data) {
    if (error) return <LoadFailed error={error} onRetry={readAgain} />
    return <PageSkeleton label={text('frame.loading')} />
  }
  const applications = data.myApplications
  const open = joinable(data.openCohorts, applications)
  return (
    <div className={classes.page}>
      {applications.length > 0 ? (
        <>
          <PageHead title={text('page.home-applications.title')} lead={said.lead} />
          <ul className={classes.list}>
            {applications.map((application) => (
              <li key={application._id}>
                <ApplicationCard application={application} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState level={1} title={said.none} why={said.noneHelp} />
      )}
      <section className={classes.open} aria-labelledby="open-cohorts">
        <Title order={2} id="open-cohorts">
          {said.open}
        </Title>
        {open.length === 0 ? <p className={classes.soft}>{said.openNone}</p> : null}
        <ul className={classes.list}>
          {open.map((cohort) => (
            <li key={cohort._id}>
              <CohortToJoin cohort={cohort} onApplied={readAgain} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
