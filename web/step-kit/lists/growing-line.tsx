import type { ReactNode } from 'react'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './lists.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { RemoveButton } from './remove-button.tsx'

export type Line = {
  readonly id: string
  readonly text: string
  /** What goes with it when it is removed. */
  readonly consequence?: string | undefined
}

/** What may stand at a line besides its text. */
export type LineParts = {
  maxLength?: number
  hasComments?: boolean
  onMove?: (from: number, to: number) => void
  isUnfinished?: (text: string) => boolean
  /** What to say about the text while it is written, and a way to put another beginning there. */
  about?: (draft: string, begin: (text: string) => void) => ReactNode
  /** What else belongs to the line: it becomes a card. */
  below?: (line: Line) => ReactNode
}

type Props = LineParts & {
  line: Line
  field: string
  /** What it is called: "question 2". */
  name: string
  /** What the dialog asks before it goes. */
  ask: string | undefined
  others: readonly string[]
  index: number
  count: number
  onChange: (text: string) => void
  onRemove: () => void
}

/** A line of a growing list: its text, what can be done with it, and what belongs to it. */
export function GrowingLine(props: Props) {
  const { line, field, name, ask, others, index, count, onChange, onRemove } = props
  const { maxLength = 200, hasComments = false, onMove, isUnfinished, about, below } = props
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  return (
    <li className={below ? classes.card : undefined} data-field={field}>
      <div className={classes.item} data-tall={about !== undefined && isEditable}>
        <ItemText
          label={name}
          keptAs={field}
          value={line.text}
          others={others}
          maxLength={maxLength}
          isUnfinished={isUnfinished}
          onSave={onChange}
          about={about}
        />
        <div className={classes.actions}>
          {onMove ? (
            <MoveButtons name={name} index={index} count={count} onMove={(to) => onMove(index, to)} />
          ) : null}
          <RemoveButton name={line.text} ask={ask} consequence={line.consequence} onRemove={onRemove} />
          {hasComments ? <CommentButton field={field} label={name} /> : null}
        </div>
      </div>
      {below?.(line)}
      <Fault>{gap}</Fault>
    </li>
  )
}
