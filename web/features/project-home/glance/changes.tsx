import { moduleBySlug } from '#course/course.ts'
import { localePath } from '#web/i18n/locale.ts'
import { shortMoment } from '#web/i18n/short-moment.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { Glance } from '../project-home-documents.ts'
import classes from './glance.module.css'
import { whoWrote } from './who-wrote.ts'
import { words } from './words.ts'

type Props = {
  projectId: string
  changes: Glance['changes']
  changedSteps: number
  isWriter: boolean
}

/** Where was written in the last days, by whom and when. */
export function Changes({ projectId, changes, changedSteps, isWriter }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const more = changedSteps - changes.length
  return (
    <section className={classes.part} aria-labelledby="glance-changes">
      <h3 id="glance-changes">{said.changes}</h3>
      {changes.length === 0 ? (
        <p className={classes.soft}>{said.noChanges[isWriter ? 'writer' : 'reader']}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={`${change.module}/${change.step}`}>
              <a href={localePath(locale, `/home/project/${projectId}/${change.module}/${change.step}`)}>
                {locale === 'es' ? change.step_title_es : change.step_title}
              </a>
              <span className={classes.soft}>
                {said.module(moduleBySlug(change.module)?.number ?? 0)} · {whoWrote(change, locale)} ·{' '}
                <time dateTime={change.at}>{shortMoment(change.at, locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? <p className={classes.soft}>{said.moreSteps(more)}</p> : null}
    </section>
  )
}
