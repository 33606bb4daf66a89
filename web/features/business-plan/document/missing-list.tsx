import type { PlanSection } from '#course/plan-view/plan-view.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './document.module.css'
import { documentWords } from './words.ts'

type Props = { section: PlanSection; projectId: string; isTeam: boolean }

/** What is not written yet, each with the way to its step. */
export function MissingList({ section: { missing }, projectId, isTeam }: Props) {
  const locale = useLocale()
  const words = documentWords[locale]
  if (missing.length === 0) return null
  return (
    <div className={classes.missing}>
      <p>{isTeam ? words.missing : words.missingOf}</p>
      <ul>
        {missing.map(({ module, step, text }) => (
          <li key={`${module}/${step}`}>
            <a href={localePath(locale, `/home/project/${projectId}/${module}/${step}`)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
