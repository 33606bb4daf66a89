import { Button } from '@mantine/core'
import { useQuery } from 'urql'
import type { PlacedStep } from '#course/course.ts'
import { useMe } from '#web/data/session.ts'
import shared from '#web/features/manage/content/content.module.css'
import { wordingDocument } from '#web/features/manage/content/content-documents.ts'
import { ContentHead } from '#web/features/manage/content/content-head.tsx'
import { type ContentPlace, contentPaths } from '#web/features/manage/content/content-paths.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { StepEditor } from './step-editor.tsx'
import { editorWords } from './words.ts'

type Props = ContentPlace & {
  /** Nothing where the address names no step. */
  step: PlacedStep | undefined
  /** The platform's own wording, for the super admin. */
  isOriginal: boolean
}

export function StepEditorScreen({ step, ...props }: Props) {
  const locale = useLocale()
  const said = editorWords[locale]
  const me = useMe()
  const isOriginal = props.isOriginal && me?.superadmin === true
  if (step)
    return <EditorOf key={`${step.id} ${isOriginal}`} step={step} {...props} isOriginal={isOriginal} />
  return (
    <ErrorState title={said.notThere} help={said.notThereHelp}>
      <Button component="a" href={contentPaths(props, locale).content}>
        {said.toContent}
      </Button>
    </ErrorState>
  )
}

function EditorOf({ step, isOriginal, ...place }: Props & { step: PlacedStep }) {
  const text = useText()
  const locale = useLocale()
  const said = editorWords[locale]
  const me = useMe()
  const [{ data, error, fetching, stale }, read] = useQuery({
    query: wordingDocument,
    variables: { cohort: isOriginal ? null : place.cohortId, step: step.id },
    requestPolicy: 'network-only',
  })
  const wording = data?.stepWording
  if (!wording || stale) {
    if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
    return (
      <ManageFailed
        error={error}
        isMissing={!error}
        onRetry={() => read({ requestPolicy: 'network-only' })}
      />
    )
  }
  const paths = contentPaths(place, locale)
  const { module, order } = step
  const pathOf = (one: { id: string; slug: string }, asOriginal = isOriginal) =>
    paths.step({ module: module.id, nice_name: one.slug, step_id: one.id }, asOriginal)
  const [previous, next] = [module.steps[order - 2], module.steps[order]]
  const title = wording.fields.find(({ name }) => name === (locale === 'es' ? 'title_es' : 'title'))?.text
  return (
    <div className={shared.page}>
      <ContentHead
        place={place}
        crumbs={[
          { href: paths.content, label: text('page.manage-org-cohortid-dashboard-content.title') },
          { href: `${paths.content}#${module.slug}`, label: `${module.number}. ${module.name[locale]}` },
        ]}
        title={title || step.slug}
        lead={isOriginal ? said.leadOriginal : said.leadCohort}
      >
        <nav className={shared.ways} aria-label={said.neighbours}>
          {previous ? <a href={pathOf(previous)}>{said.previous}</a> : null}
          {next ? <a href={pathOf(next)}>{said.next}</a> : null}
        </nav>
      </ContentHead>
      {me?.superadmin ? (
        <Segments
          aria-label={said.layer}
          value={isOriginal ? 'original' : 'cohort'}
          onChange={(layer) => void navigate({ href: pathOf(step, layer === 'original') })}
          data={(['cohort', 'original'] as const).map((value) => ({ value, label: said.layers[value] }))}
        />
      ) : null}
      <StepEditor step={step} wording={wording} cohortId={place.cohortId} isOriginal={isOriginal} />
    </div>
  )
}
