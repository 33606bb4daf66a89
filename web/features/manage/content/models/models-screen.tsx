import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { modelTypes } from '#domain/options/models.ts'
import shared from '#web/features/manage/content/content.module.css'
import { ContentHead } from '#web/features/manage/content/content-head.tsx'
import { type ContentPlace, contentPaths } from '#web/features/manage/content/content-paths.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { ModelDialog } from './model-dialog.tsx'
import { ModelLine } from './model-line.tsx'
import classes from './models.module.css'
import { type EditedModel, modelsDocument } from './models-documents.ts'
import { modelWords } from './words.ts'

/** The shared models, for the super admin to word, add and take away. */
export function ModelsScreen(place: ContentPlace) {
  const text = useText()
  const locale = useLocale()
  const said = modelWords[locale]
  const [edited, setEdited] = useState<EditedModel | 'new' | null>(null)
  const [{ data, error }, read] = useQuery({ query: modelsDocument, requestPolicy: 'cache-and-network' })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data) {
    if (error) return <LoadFailed error={error} onRetry={readAgain} />
    return <PageSkeleton label={text('frame.loading')} />
  }
  const paths = contentPaths(place, locale)
  return (
    <div className={shared.page}>
      <ContentHead
        place={place}
        crumbs={[{ href: paths.content, label: text('page.manage-org-cohortid-dashboard-content.title') }]}
        title={text('page.manage-org-cohortid-dashboard-content-models.title')}
        lead={said.lead}
      />
      <div>
        <Button onClick={() => setEdited('new')}>{said.add}</Button>
      </div>
      {modelTypes.map((type) => {
        const models = data.models.filter((model) => model.type === type.value)
        return (
          <section key={type.value} className={shared.panel} aria-label={type[locale]}>
            <Title order={2} size="h3">
              {type[locale]} ({models.length})
            </Title>
            {models.length === 0 ? <p className={shared.quiet}>{said.none}</p> : null}
            <ul className={classes.models}>
              {models.map((model) => (
                <ModelLine key={model._id} model={model} onEdit={() => setEdited(model)} />
              ))}
            </ul>
          </section>
        )
      })}
      {edited ? (
        <ModelDialog
          key={edited === 'new' ? 'new' : edited._id}
          model={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onChanged={readAgain}
        />
      ) : null}
    </div>
  )
}
