import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { AddLine } from './add-line.tsx'
import { GrowingLine, type Line, type LineParts } from './growing-line.tsx'
import classes from './lists.module.css'

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

type Props = LineParts & {
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
  /** Texts that stand elsewhere and may not be repeated. */
  others?: readonly string[]
  most?: number
  isNumbered?: boolean
}

/** Short texts that are added by typing and changed where they stand: none is empty, and none there twice. */
export function GrowingList(props: Props) {
  const { kind, form, lines, of, words, onAdd, onChange, onRemove, others = [], ...rest } = props
  const { most = Number.POSITIVE_INFINITY, isNumbered = false, ...parts } = rest
  const { queue, isEditable } = usePlanFrame()
  const gap = useGap(form)
  const texts = lines.map(({ text }) => text)
  const empty = isEditable ? words.empty : (words.none ?? '–')
  return (
    <div className={classes.growing}>
      {lines.length === 0 && empty ? <Soft>{empty}</Soft> : null}
      <ol className={classes.list} data-numbered={isNumbered}>
        {lines.map((line, index) => (
          <GrowingLine
            key={queue.firstId(line.id)}
            {...parts}
            line={line}
            field={`${kind}:${line.id}`}
            name={of ? `${words.line(index + 1)}: ${of}` : words.line(index + 1)}
            ask={words.ask}
            others={[...texts.toSpliced(index, 1), ...others]}
            index={index}
            count={lines.length}
            onChange={(text) => onChange(line.id, text)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
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
            maxLength={parts.maxLength}
            gap={gap}
            isUnfinished={parts.isUnfinished}
            about={parts.about}
            onAdd={onAdd}
          />
        </div>
      ) : null}
    </div>
  )
}
