import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { moduleBySlug } from '#course/course.ts'
import { figures } from '#domain/figures.ts'
import { bugStatuses } from '#domain/options/programme.ts'
import { useMe } from '#web/data/session.ts'
import { labelOf } from '#web/forms/labels.ts'
import { localePath } from '#web/i18n/locale.ts'
import { shortDay } from '#web/i18n/short-moment.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { NeedsYou } from '#web/shared/needs-you/needs-you.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import classes from './platform.module.css'
import { type Platform, platformDocument } from './platform-documents.ts'
import { words } from './words.ts'

/** Every number leads to the list that holds it. */
const shownFigures = [
  { name: 'organisations', path: () => '/manage/partners?state=open' },
  { name: 'cohorts', path: () => '/manage/partners?cohorts=current' },
  { name: 'teams', path: () => '/manage/partners?sort=-teams' },
  { name: 'mentors', path: (hub: string) => `/manage/${hub}/search?role=mentor&state=active` },
  { name: 'entrepreneurs', path: (hub: string) => `/manage/${hub}/search?role=entrepreneur&state=active` },
  { name: 'open_bugs', path: () => '/manage/bugs?status=unsolved' },
  { name: 'reviews', path: () => '/manage/reviews' },
] as const

/** The platform as the hub sees it. */
export function PlatformHomeScreen() {
  const text = useText()
  const [{ data, error, fetching }, read] = useQuery({
    query: platformDocument,
    requestPolicy: 'cache-and-network',
  })
  if (!data && fetching) return <PageSkeleton label={text('frame.loading')} />
  if (!data) return <ManageFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
  const { platformHome: home } = data
  return (
    <div className={classes.page}>
      <Title order={1}>{text('page.manage.title')}</Title>
      <NeedsYou />
      <Figures home={home} />
      <Drafts home={home} />
      <PanelColumns>
        <PanelColumn>
          <Bugs home={home} />
        </PanelColumn>
        <PanelColumn>
          <Reviews home={home} />
        </PanelColumn>
      </PanelColumns>
    </div>
  )
}

function Figures({ home }: { home: Platform }) {
  const locale = useLocale()
  const said = words[locale].figures
  const hub = encodeURIComponent(useMe()?.main_org ?? '')
  return (
    <Panel title={said.title}>
      <ul className={classes.figures}>
        {shownFigures.map(({ name, path }) => (
          <li key={name}>
            <a href={localePath(locale, path(hub))}>
              <b>{figures(home[name], locale)}</b> {said[name][home[name] === 1 ? 0 : 1]}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Drafts({ home: { drafts } }: { home: Platform }) {
  const locale = useLocale()
  const said = words[locale].drafts
  return (
    <Panel title={said.title}>
      {drafts.length === 0 ? (
        <p className={classes.none}>{said.none}</p>
      ) : (
        <ul className={classes.lines}>
          {drafts.map(({ _id, title, org, org_name, submitted_at }) => (
            <li key={_id} className={classes.draft}>
              <div>
                <strong>{title}</strong>
                <p className={classes.none}>{said.of(org_name, shortDay(submitted_at, locale))}</p>
              </div>
              <Button
                component="a"
                variant="default"
                href={localePath(locale, `/manage/${encodeURIComponent(org)}/${_id}/settings`)}
                aria-label={`${said.read}: ${title}`}
              >
                {said.read}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Bugs({ home: { bugs } }: { home: Platform }) {
  const locale = useLocale()
  const said = words[locale].bugs
  return (
    <Panel title={said.title} more={{ href: localePath(locale, '/manage/bugs'), label: said.all }}>
      {bugs.length === 0 ? <p className={classes.none}>{said.none}</p> : null}
      <ul className={classes.lines}>
        {bugs.map(({ _id, description, status, module }) => (
          <li key={_id}>
            <a className={classes.words} href={localePath(locale, `/manage/bugs?open=${_id}`)}>
              {description}
            </a>
            <p className={classes.none}>
              {[labelOf(bugStatuses, status, locale), moduleBySlug(module)?.name[locale]]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Reviews({ home: { latest_reviews } }: { home: Platform }) {
  const locale = useLocale()
  const said = words[locale].reviews
  return (
    <Panel title={said.title} more={{ href: localePath(locale, '/manage/reviews'), label: said.all }}>
      {latest_reviews.length === 0 ? <p className={classes.none}>{said.none}</p> : null}
      <ul className={classes.lines}>
        {latest_reviews.map(({ _id, module, answer }) => (
          <li key={_id}>
            <a className={classes.words} href={localePath(locale, `/manage/reviews?open=${_id}`)}>
              {answer || said.noWords}
            </a>
            <p className={classes.none}>{moduleBySlug(module)?.name[locale] ?? module}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
