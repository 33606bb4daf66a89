import { Title } from '@mantine/core'
import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import classes from './settings.module.css'
import { projectSettingsDocument } from './settings-documents.ts'
import { SettingsForm } from './settings-form.tsx'
import { words } from './words.ts'

/** How a project is described, for its team to change: before the course opens as well as later. */
export function SettingsScreen({ projectId }: { projectId: string }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const me = useMe()
  const [{ data, error, fetching }, read] = useQuery({
    query: projectSettingsDocument,
    variables: { id: projectId },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const project = data?.project
  if (!project) {
    if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
    return <LoadFailed error={error} isMissing={!error} onRetry={readAgain} />
  }
  const isWriter = me?.role === 'entrepreneur'
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a className={classes.back} href={localePath(locale, `/home/project/${projectId}`)}>
          {said.back}
        </a>
        <p className={classes.label}>{said.label}</p>
        <Title order={1}>{project.name}</Title>
        <p className={classes.lead}>{isWriter ? said.lead : said.readOnly}</p>
      </header>
      <SettingsForm project={project} isWriter={isWriter} onConflict={readAgain} />
    </div>
  )
}
