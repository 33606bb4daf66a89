import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import classes from '#web/features/manage/content/content.module.css'
import { contentDocument } from '#web/features/manage/content/content-documents.ts'
import { ContentHead } from '#web/features/manage/content/content-head.tsx'
import { type ContentPlace, contentPaths } from '#web/features/manage/content/content-paths.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Segments } from '#web/ui/segments.tsx'
import boardClasses from './board.module.css'
import { countIn, isIn, type View, views } from './board-state.ts'
import { ModulePart } from './module-part.tsx'
import { boardWords } from './words.ts'

/** All texts of a cohort at a glance: what it words itself, and what needs somebody's eyes. */
export function ContentScreen(place: ContentPlace) {
  const text = useText()
  const locale = useLocale()
  const said = boardWords[locale]
  const me = useMe()
  const [view, setView] = useState<View>('all')
  const [{ data, error, fetching }, read] = useQuery({
    query: contentDocument,
    variables: { id: place.cohortId },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const modules = data?.cohortContent
  if (!modules) {
    if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
    return <ManageFailed error={error} isMissing={!error} onRetry={readAgain} />
  }
  const paths = contentPaths(place, locale)
  const shown = modules
    .map((module) => ({ ...module, steps: module.steps.filter((step) => isIn(view, step)) }))
    .filter(({ steps }) => steps.length > 0)
  return (
    <div className={classes.page}>
      <ContentHead
        place={place}
        title={text('page.manage-org-cohortid-dashboard-content.title')}
        lead={said.lead}
      >
        <div className={classes.ways}>
          <a href={paths.customize}>{said.customize}</a>
          {me?.superadmin ? (
            <a href={paths.models}>{text('page.manage-org-cohortid-dashboard-content-models.title')}</a>
          ) : null}
        </div>
      </ContentHead>
      <Segments
        aria-label={said.views}
        value={view}
        onChange={setView}
        data={views.map((value) => ({ value, label: `${said.view[value]} (${countIn(value, modules)})` }))}
      />
      <div className={boardClasses.modules}>
        {shown.map((module) => (
          <ModulePart key={module.module_id} module={module} paths={paths} />
        ))}
      </div>
      {shown.length === 0 && view !== 'all' ? (
        <EmptyState {...said.none[view]}>
          <Button variant="default" onClick={() => setView('all')}>
            {said.showAll}
          </Button>
        </EmptyState>
      ) : null}
      {view === 'all' ? <p className={classes.quiet}>{said.order}</p> : null}
    </div>
  )
}
