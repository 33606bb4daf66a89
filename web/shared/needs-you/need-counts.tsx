import { figures } from '#domain/figures.ts'
import { isNeedKind } from '#domain/progress/needs.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { countPath } from './need-links.ts'
import type { NeedCount } from './needs-documents.ts'
import classes from './needs-you.module.css'
import { words } from './words.ts'

type Props = { counts: readonly NeedCount[]; isOneCohort: boolean }

/** How much of each kind there is, cohort by cohort; every number leads to its list. */
export function NeedCounts({ counts, isOneCohort }: Props) {
  const locale = useLocale()
  const said = words[locale]
  // What belongs to no cohort stands before their names, not under one of them.
  const ordered = counts.toSorted(
    (one, other) => Number(one.cohort_id !== null) - Number(other.cohort_id !== null),
  )
  const byCohort = Map.groupBy(ordered, ({ cohort_id }) => cohort_id)
  return [...byCohort].map(([cohortId, numbers]) => {
    const title = numbers[0]?.cohort_title
    return (
      <div key={cohortId ?? ''} className={classes.cohort}>
        {title && !isOneCohort ? <h3 className={classes.cohortName}>{title}</h3> : null}
        <ul className={classes.counts} aria-label={title ? said.listsOf(title) : said.lists}>
          {numbers.map((count) => (
            <li key={`${count.kind} ${count.detail}`}>
              <a href={localePath(locale, countPath(count))}>
                <b>{figures(count.count, locale)}</b> {nameOf(count)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })

  function nameOf({ kind, detail, count }: NeedCount): string {
    if (!isNeedKind(kind)) return kind
    const [one, many] = said.counts[kind === 'application' && detail === 'mentor' ? 'mentor' : kind]
    return count === 1 ? one : many
  }
}
