import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './applications.module.css'
import { type Decision, decisions } from './decision.ts'
import { words } from './words.ts'

type Props = { count: number; onClear: () => void; onDecide: (to: Decision) => void }

/** Appears with the first tick and stays in reach while one scrolls. */
export function BulkBar({ count, onClear, onDecide }: Props) {
  const text = words[useLocale()]
  return (
    <section className={classes.bulk} aria-label={text.bulk.label} hidden={count === 0}>
      <div className={classes.bulkHead}>
        <p role="status">{count > 0 ? text.bulk.selected(count) : null}</p>
        <Button variant="subtle" color="gray" onClick={onClear}>
          {text.bulk.clear}
        </Button>
      </div>
      <div className={classes.choices}>
        {decisions.map((to) => (
          <Button key={to} variant={to === 'approved' ? 'filled' : 'default'} onClick={() => onDecide(to)}>
            {text.decide[to]}
          </Button>
        ))}
      </div>
    </section>
  )
}
