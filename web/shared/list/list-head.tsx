import { Button } from '@mantine/core'
import { figures } from '#domain/figures.ts'
import { mostCounted, mostSelected } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListSelection } from './use-list-selection.ts'
import { listWords } from './words.ts'

type Props = { total: number; count: number; selection: ListSelection | null }

/** How much was found, and ticks for the page and for all of it. */
export function ListHead({ total, count, selection }: Props) {
  const locale = useLocale()
  const text = listWords[locale]
  const all = figures(Math.min(total, mostCounted), locale)
  const wantsAll = selection?.isWholePage && total > count && !selection.isFound
  return (
    <div className={classes.head}>
      {selection ? (
        <label className={classes.tick}>
          <input type="checkbox" checked={selection.isWholePage} onChange={selection.togglePage} />
          <span>{text.selectPage(count)}</span>
        </label>
      ) : null}
      {wantsAll && total <= mostSelected ? (
        <Button variant="subtle" onClick={selection.selectFound}>
          {text.selectFound(all)}
        </Button>
      ) : null}
      {wantsAll && total > mostSelected ? <p>{text.mostSelected(figures(mostSelected, locale))}</p> : null}
      <p role="status" className={classes.results}>
        {total > mostCounted ? text.moreThan(all) : text.results(total, all)}
      </p>
    </div>
  )
}
