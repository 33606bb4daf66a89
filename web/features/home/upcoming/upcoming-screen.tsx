import { Title } from '@mantine/core'
import { useQuery } from 'urql'
import { graphql } from '#web/data/graphql.ts'
import { monthName } from '#web/features/home/dates.ts'
import { PageHead } from '#web/features/home/page-head.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { DateList } from './date-list.tsx'
import classes from './upcoming.module.css'
import { byMonth } from './upcoming-item.ts'
import { words } from './words.ts'

const upcomingDocument = graphql(`
  query Upcoming {
    upcoming { id kind date cohort_title project_id module title }
    calendarFeed
  }
`)

export function UpcomingScreen() {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const [{ data, error }, read] = useQuery({ query: upcomingDocument })
  if (!data) {
    if (error) return <LoadFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
    return <PageSkeleton label={text('frame.loading')} />
  }
  if (data.upcoming.length === 0) {
    return <EmptyState level={1} title={said.none} why={said.noneHelp} example={said.noneExample} />
  }
  return (
    <>
      <PageHead title={text('page.home-upcoming.title')} lead={text('page.home-upcoming.about')} />
      <div className={classes.columns}>
        <div className={classes.months}>
          {byMonth(data.upcoming, new Date()).map(({ key, items }) => (
            <section key={key} className={classes.month} aria-labelledby={`month-${key}`}>
              <Title order={2} size="h3" id={`month-${key}`}>
                {key === 'now' ? said.waiting : monthName(key, locale)}
              </Title>
              <DateList items={items} />
            </section>
          ))}
        </div>
        <CalendarLink address={new URL(data.calendarFeed, window.location.origin).href} />
      </div>
    </>
  )
}
