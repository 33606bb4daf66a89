import type { ReactNode } from 'react'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { AddLine } from './add-line.tsx'
import classes from './lists.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { RemoveButton } from './remove-button.tsx'

export type Line = {
  readonly id: string
  readonly text: string
  /** What goes with it when it is removed. */
  readonly consequence?: string | undefined
}

export type ListWords = {
  /** "question 2": what a line is called. */
  readonly line: (number: number) => string
  readonly add: string
  readonly button?: string
  readonly ask?: string
  readonly hint?: string
  readonly placeholder?: string
  /** What stands there while nothing does: for the team, and for readers. */
  readonly empty?: string
  readonly none?: string
  /** What stands there instead of the form when there is no place left. */
  readonly full?: string
}

type Props = {
  /** What a line is, as fields name it: `question` for `question:{id}`. */
  kind: string
  /** What the form is called, where it is kept and where the step says what the list lacks. */
  form: string
  lines: readonly Line[]
  /** What the list belongs to, where a step has several such lists. */
  of?: string
  words: ListWords
  onAdd: (text: string) => void
  onChange: (id: string, text: string) => void
  onRemove: (id: string) => void
  onMove?: (from: number, to: number) => void
  /** Texts that stand elsewhere and may not be repeated. */
  others?: readonly string[]
  most?: number
  maxLength?: number
  isNumbered?: boolean
  hasComments?: boolean
  isUnfinished?: (text: string) => boolean
  about?: (draft: string, begin: (text: string) => void) => ReactNode
}

/** Short texts that are added by typing and changed where they stand: none is empty, and none there twice. */
export function GrowingList(props: Props) {
  const { kind, form, lines, words, others = [], most = Number.POSITIVE_INFINITY, maxLength = 200 } = props
  const { onAdd, onChange, onRemove, onMove, isNumbered = false, hasComments = false } = props
  const { isUnfinished, about, of } = props
  const { queue, isEditable } = usePlanFrame()
  const gap = useGap(form)
  const texts = lines.map(({ text }) => text)
  const empty = isEditable ? words.empty : (words.none ?? '–')
  return (
    <div className={classes.growing}>
      {lines.length === 0 && empty ? <Soft>{empty}</Soft> : null}
      <ol className={classes.list} data-numbered={isNumbered}>
        {lines.map(({ id, text, consequence }, index) => {
          const field = `${kind}:${id}`
          const name = of ? `${words.line(index + 1)}: ${of}` : words.line(index + 1)
          return (
            <li key={queue.firstId(id)} data-field={field}>
              <div className={classes.item} data-tall={about !== undefined && isEditable}>
                <ItemText
                  label={name}
                  keptAs={field}
                  value={text}
                  others={[...texts.toSpliced(index, 1), ...others]}
                  maxLength={maxLength}
                  isUnfinished={isUnfinished}
                  onSave={(next) => onChange(id, next)}
                  about={about}
                />
                <div className={classes.actions}>
                  {onMove ? (
                    <MoveButtons
                      name={name}
                      index={index}
                      count={lines.length}
                      onMove={(to) => onMove(index, to)}
                    />
                  ) : null}
                  <RemoveButton
                    name={text}
                    ask={words.ask}
                    consequence={consequence}
                    onRemove={() => onRemove(id)}
                  />
                  {hasComments ? <CommentButton field={field} label={name} /> : null}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      {isEditable && lines.length >= most && words.full ? <Soft>{words.full}</Soft> : null}
      {isEditable && lines.length < most ? (
        <div data-field={form}>
          <AddLine
            label={words.add}
            button={words.button}
            of={of}
            hint={words.hint}
            placeholder={words.placeholder}
            keptAs={form}
            others={[...texts, ...others]}
            maxLength={maxLength}
            gap={gap}
            isUnfinished={isUnfinished}
            about={about}
            onAdd={onAdd}
          />
        </div>
      ) : null}
    </div>
  )
}
