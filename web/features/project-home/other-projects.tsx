import { localePath } from '#web/i18n/locale.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './project-home.module.css'
import { useWords } from './use-words.ts'

type Props = { projects: readonly { readonly _id: string; readonly name: string }[] }

/** Who works in several teams, or mentors several, goes from one to the other here. */
export function OtherProjects({ projects }: Props) {
  const { words, locale } = useWords()
  if (projects.length === 0) return null
  return (
    <Panel title={words.otherProjects}>
      <ul className={classes.links}>
        {projects.map(({ _id, name }) => (
          <li key={_id}>
            <a href={localePath(locale, `/home/project/${_id}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
