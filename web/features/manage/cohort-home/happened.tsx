import { auditSentence } from '#web/features/manage/people/audit-words.ts'
import { shortMoment } from '#web/i18n/short-moment.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { CohortInsight } from './dashboard-documents.ts'
import classes from './insight.module.css'
import { insightWords } from './insight-words.ts'

/** The newest lines of the log that are about this cohort; nothing for those who may not read the log. */
export function Happened({ happened }: Pick<CohortInsight, 'happened'>) {
  const locale = useLocale()
  const said = insightWords[locale].happened
  if (!happened) return null
  return (
    <Panel title={said.title}>
      {happened.length === 0 ? (
        <p className={classes.none}>{said.none}</p>
      ) : (
        <ul className={classes.lines}>
          {happened.map(({ _id, at, actor_name, ...entry }) => (
            <li key={_id}>
              {auditSentence(entry, locale)}{' '}
              <span className={classes.soft}>
                {said.by(actor_name ?? said.somebody)} · <time dateTime={at}>{shortMoment(at, locale)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
