import { localePath } from '#web/i18n/locale.ts'
import { Panel } from '#web/ui/panel.tsx'
import { isApproved, type ModuleWithState } from './module-progress.ts'
import classes from './project-home.module.css'
import { useWords } from './use-words.ts'

type Props = { projectId: string; modules: readonly ModuleWithState[] }

/** The summaries of approved modules, each on the page where it can be downloaded. */
export function Downloads({ projectId, modules }: Props) {
  const { words, locale } = useWords()
  const approved = modules.filter((module) => module.usable && isApproved(module))
  return (
    <Panel title={words.downloads}>
      {approved.length === 0 ? (
        <p className={classes.soft}>{words.noDownloads}</p>
      ) : (
        <ul className={classes.links}>
          {approved.map(({ id, slug, name }) => (
            <li key={id}>
              <a href={localePath(locale, `/home/project/${projectId}/${slug}/summary`)}>
                {words.summaryOf(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
