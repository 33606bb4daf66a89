import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListSelection } from './use-list-selection.ts'
import { listWords } from './words.ts'

/** Appears with the first tick and stays in reach while one scrolls. */
export function SelectionBar({ selection, children }: { selection: ListSelection; children: ReactNode }) {
  const locale = useLocale()
  const text = listWords[locale]
  const { selected, isFound, clear } = selection
  return (
    <section className={classes.bar} aria-label={text.selection} hidden={selected.count === 0}>
      <div className={classes.barHead}>
        <p role="status">{said()}</p>
        <Button variant="subtle" color="gray" onClick={clear}>
          {text.clear}
        </Button>
      </div>
      <div className={classes.barActions}>{selected.count > 0 ? children : null}</div>
    </section>
  )

  function said(): string | null {
    if (selected.count === 0) return null
    return isFound ? text.foundSelected(figures(selected.count, locale)) : text.selected(selected.count)
  }
}
