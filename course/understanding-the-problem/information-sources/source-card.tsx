import { Button } from '@mantine/core'
import { notesOf } from '#course/understanding-the-problem/shared/interview.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './board.module.css'
import { coveredBy, isDone, type Source } from './sources.ts'
import type { Words } from './words.ts'

type Props = { source: Source; number: number; words: Words; onEdit: () => void }

export function SourceCard({ source, number, words, onEdit }: Props) {
  const locale = useLocale()
  const { data, write, isEditable } = usePlan()
  const name = source.text ?? ''
  const answered = coveredBy(data, source._id).length
  const done = isDone(data, source._id)
  const notes = notesOf(data).filter(({ valueArr }) => valueArr?.[0] === source._id).length
  const mark = (selected: boolean) =>
    write.save({ step: 'information-sources', key: 'covers', parent: source._id }, { selected })
  return (
    <li className={classes.card} data-done={done} data-field={`source:${source._id}`}>
      <p className={classes.name}>
        <span className={classes.number}>{number}</span> {name}
      </p>
      {answered === 0 && isEditable ? (
        <p className={classes.gap}>{messageText({ message: 'selectOne' }, locale)}</p>
      ) : (
        <p className={classes.answers}>{words.answers(answered)}</p>
      )}
      {isEditable ? (
        <Segments
          aria-label={words.status(name)}
          className={classes.status}
          value={done ? 'done' : 'planned'}
          data={[
            { value: 'planned', label: words.planned },
            { value: 'done', label: words.done },
          ]}
          onChange={(value) => mark(value === 'done')}
        />
      ) : (
        <p className={classes.answers}>{done ? `✓ ${words.done}` : words.planned}</p>
      )}
      <div className={classes.actions}>
        {isEditable ? (
          <Button
            className={classes.change}
            variant="transparent"
            size="compact-md"
            mih={44}
            aria-label={words.edit(name)}
            onClick={onEdit}
          >
            {words.change}
          </Button>
        ) : null}
        <RemoveButton
          name={name}
          ask={words.ask}
          consequence={notes > 0 ? words.notesStay(notes) : undefined}
          onRemove={() => write.remove('source', source._id)}
        />
        <CommentButton field={`source:${source._id}`} label={name} />
      </div>
    </li>
  )
}
