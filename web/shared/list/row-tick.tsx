import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListSelection } from './use-list-selection.ts'
import { listWords } from './words.ts'

type Props = { name: string; id: string; selection: ListSelection }

export function RowTick({ name, id, selection }: Props) {
  const text = listWords[useLocale()]
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        data-row-control="tick"
        aria-label={text.select(name)}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  )
}
