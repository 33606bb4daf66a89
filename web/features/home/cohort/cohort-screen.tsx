import { Title } from '@mantine/core'
import { useQuery } from 'urql'
import { longDay } from '#web/features/home/dates.ts'
import page from '#web/features/home/home.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import classes from './cohort.module.css'
import { type CohortSpan, cohortSpans } from './cohort-dates.ts'
import { type AboutCohort, aboutCohortDocument } from './cohort-documents.ts'
import { words } from './words.ts'

/** What a cohort is, when it does what, and who leads it: for everybody who takes part. */
export function CohortScreen({ cohortId }: { cohortId: string }) {
  const text = useText()
  const [{ data, error, fetching }, read] = useQuery({
    query: aboutCohortDocument,
    variables: { id: cohortId },
  })
  if (data?.cohort) return <Content cohort={data.cohort} />
  if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
  return (
    <LoadFailed error={error} isMissing={!error} onRetry={() => read({ requestPolicy: 'network-only' })} />
  )
}

function Content({ cohort }: { cohort: AboutCohort }) {
  const locale = useLocale()
  const said = words[locale]
  const { description, duration, custom_welcome_message: welcome } = cohort
  const spans = cohortSpans(cohort, new Date())
  return (
    <div className={page.page}>
      <div className={page.pageHead}>
        <p className={classes.label}>{said.label}</p>
        <Title order={1}>{cohort.title}</Title>
      </div>
      <PanelColumns>
        <PanelColumn>
          <Panel title={said.description}>
            <p className={description ? page.message : page.soft}>{description || said.noDescription}</p>
            {duration ? (
              <p>
                <b>{said.duration}:</b> {duration}
              </p>
            ) : null}
          </Panel>
          {welcome ? (
            <Panel title={said.welcome}>
              <p className={page.message}>{welcome}</p>
            </Panel>
          ) : null}
        </PanelColumn>
        <PanelColumn>
          <Panel
            title={said.dates}
            more={{ href: localePath(locale, '/home/upcoming'), label: said.allDates }}
          >
            {spans.length > 0 ? (
              <dl className={classes.dates}>
                {spans.map((span) => (
                  <Span key={span.name} span={span} />
                ))}
              </dl>
            ) : (
              <p className={page.soft}>{said.noDates}</p>
            )}
          </Panel>
          <Lead cohort={cohort} />
        </PanelColumn>
      </PanelColumns>
    </div>
  )
}

function Span({ span }: { span: CohortSpan }) {
  const locale = useLocale()
  const said = words[locale]
  const [from, to] = [span.from && longDay(span.from, locale), span.to && longDay(span.to, locale)]
  const when = from && to ? said.fromTo(from, to) : from ? said.from(from) : said.until(to ?? '')
  return (
    <div data-now={span.isNow || undefined}>
      <dt>
        {said.span[span.name]}
        {span.isNow ? <span className={classes.now}>{said.now}</span> : null}
      </dt>
      <dd>{when}</dd>
    </div>
  )
}

function Lead({ cohort: { cohort_lead_name: name, cohort_lead_email: email } }: { cohort: AboutCohort }) {
  const said = words[useLocale()]
  const who = name || email
  return (
    <Panel title={said.lead}>
      {who ? <p className={classes.lead}>{who}</p> : <p className={page.soft}>{said.noLead}</p>}
      {email ? (
        <p>
          <a className={page.more} href={`mailto:${email}`}>
            {said.mail(who ?? email)}
          </a>
        </p>
      ) : who ? (
        <p className={page.soft}>{said.mailLater}</p>
      ) : null}
    </Panel>
  )
}
