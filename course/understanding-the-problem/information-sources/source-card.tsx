import { Button } from '@mantine/core'
import { notesOf } from '#course/understanding-the-problem/shared/interview.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardActions } from '#web/step-kit/layout/card.tsx'
import { Fault, NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
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
    <Card as="li" isSmall isOneOfMany edge={done ? 'leaf' : 'plain'} data-field={`source:${source._id}`}>
      <p>
        <NumberMark isOn={done}>{number}</NumberMark> {name}
      </p>
      {answered === 0 && isEditable ? (
        <Fault>{messageText({ message: 'selectOne' }, locale)}</Fault>
      ) : (
        <Soft isSmall>{words.answers(answered)}</Soft>
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
        <Soft isSmall>
          {done ? <Icon name="check" /> : null} {done ? words.done : words.planned}
        </Soft>
      )}
      <CardActions>
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
      </CardActions>
    </Card>
  )
}
