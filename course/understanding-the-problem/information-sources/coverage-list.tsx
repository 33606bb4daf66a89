import { Fault } from '#web/step-kit/layout/said.tsx'
import { List, Row } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './coverage-grid.module.css'
import { type Coverage, type Source, strengthOf } from './sources.ts'
import type { Words } from './words.ts'

type Props = {
  coverage: readonly Coverage[]
  words: Words
  onToggle: (source: Source, question: string) => void
}

/** The grid for narrow screens: under each question its sources, to tick with a thumb. */
export function CoverageList({ coverage, words, onToggle }: Props) {
  return (
    <List gap="s">
      {coverage.map((row) => (
        <Item key={row.question._id} row={row} words={words} onToggle={onToggle} />
      ))}
    </List>
  )
}

function Item({ row, words, onToggle }: Omit<Props, 'coverage'> & { row: Coverage }) {
  const { data, queue, isEditable } = usePlan()
  const field = `question:${row.question._id}`
  const gap = useGap(field)
  const shown = isEditable ? (data.source ?? []) : row.sources
  return (
    <li className={classes.item} data-field={field} data-strength={strengthOf(row)}>
      <p>{row.question.text}</p>
      <strong>{words.strength[strengthOf(row)](row.sources.length)}</strong>
      <Fault>{gap}</Fault>
      <Row>
        {shown.map((source) =>
          isEditable ? (
            <button
              key={queue.firstId(source._id)}
              type="button"
              className={classes.chip}
              aria-pressed={row.sources.includes(source)}
              aria-label={words.cell(row.question.text ?? '', source.text ?? '')}
              onClick={() => onToggle(source, row.question._id)}
            >
              {row.sources.includes(source) ? <Icon name="check" /> : null} {source.text}
            </button>
          ) : (
            <span key={source._id} className={classes.chip}>
              {source.text}
            </span>
          ),
        )}
      </Row>
    </li>
  )
}
