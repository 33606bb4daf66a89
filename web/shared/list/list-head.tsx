import { figures } from '#domain/figures.ts'
import { mostCounted } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListSelection } from './use-list-selection.ts'
import { listWords } from './words.ts'

type Props = { total: number; count: number; selection: ListSelection | null }

/** How much was found, and the tick for the page. */
export function ListHead({ total, count, selection }: Props) {
  const locale = useLocale()
  const text = listWords[locale]
  const all = figures(Math.min(total, mostCounted), locale)
  return (
    <div className={classes.head}>
      {selection ? (
        <label className={classes.tick}>
          <input type="checkbox" checked={selection.isWholePage} onChange={selection.togglePage} />
          <span>{text.selectPage(count)}</span>
        </label>
      ) : null}
      <p role="status" className={classes.results}>
        {total > mostCounted ? text.moreThan(all) : text.results(total, all)}
      </p>
    </div>
  )
}
