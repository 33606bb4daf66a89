import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { figures } from '#domain/figures.ts'
import { mostSelected } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListSelection } from './use-list-selection.ts'
import { listWords } from './words.ts'

type Props = { selection: ListSelection; total: number; children: ReactNode }

/** Appears with the first tick and stays in reach while one scrolls; from the whole page it leads to all that was found. */
export function SelectionBar({ selection, total, children }: Props) {
  const locale = useLocale()
  const text = listWords[locale]
  const { selected, isFound, isWholePage, selectFound, clear } = selection
  const wantsAll = isWholePage && !isFound && total > selected.count
  return (
    <section className={classes.bar} aria-label={text.selection} hidden={selected.count === 0}>
      <div className={classes.barHead}>
        <p role="status">{said()}</p>
        {wantsAll && total <= mostSelected ? (
          <Button variant="subtle" onClick={selectFound}>
            {text.selectFound(figures(total, locale))}
          </Button>
        ) : null}
        <Button variant="subtle" color="gray" onClick={clear}>
          {text.clear}
        </Button>
        {wantsAll && total > mostSelected ? (
          <p className={classes.most}>{text.mostSelected(figures(mostSelected, locale))}</p>
        ) : null}
      </div>
      <div className={classes.barActions}>{selected.count > 0 ? children : null}</div>
    </section>
  )

  function said(): string | null {
    if (selected.count === 0) return null
    return isFound ? text.foundSelected(figures(selected.count, locale)) : text.selected(selected.count)
  }
}
