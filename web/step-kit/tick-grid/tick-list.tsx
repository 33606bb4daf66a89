import { Fault } from '#web/step-kit/layout/said.tsx'
import { List, Row } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './tick-grid.module.css'
import type { TickGridProps, TickRow } from './tick-grid.tsx'

/** The grid for narrow screens: under each row its columns, to tick with a thumb. Readers see those that are ticked. */
export function TickList(props: TickGridProps) {
  return (
    <List gap="s">
      {props.rows.map((row) => (
        <Item key={row.id} row={row} {...props} />
      ))}
    </List>
  )
}

function Item({ row, columns, cell, onToggle }: TickGridProps & { row: TickRow }) {
  const { queue, isEditable } = usePlan()
  const gap = useGap(row.field)
  const isTicked = (id: string) => row.ticked.includes(id)
  const shown = isEditable ? columns : columns.filter(({ id }) => isTicked(id))
  return (
    <li className={classes.item} data-field={row.field} data-tone={row.tone}>
      <p>{row.text}</p>
      <strong>{row.verdict}</strong>
      <Fault>{gap}</Fault>
      <Row>
        {shown.map(({ id, text }) =>
          isEditable ? (
            <button
              key={queue.firstId(id)}
              type="button"
              className={classes.chip}
              aria-pressed={isTicked(id)}
              aria-label={cell(row.text, text)}
              onClick={() => onToggle(row.id, id)}
            >
              {isTicked(id) ? <Icon name="check" /> : null} {text}
            </button>
          ) : (
            <span key={id} className={classes.chip}>
              {text}
            </span>
          ),
        )}
      </Row>
    </li>
  )
}
