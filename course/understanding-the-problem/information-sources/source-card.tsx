import { Button } from '@mantine/core'
import { notesOf } from '#course/shared/interview-notes.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardActions } from '#web/step-kit/layout/card.tsx'
import { Fault, NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './sources.module.css'
import { type Source, step } from './sources.ts'
import { words } from './words.ts'

type Props = {
  source: Source
  number: number
  /** How many questions it can answer. */
  answered: number
  /** It was asked or read. */
  done: boolean
  onEdit: () => void
}

/** Whom to ask or what to read. There can be hundreds: each is drawn again for its own sake alone. */
export const SourceCard = byValues(function SourceCard({ source, number, answered, done, onEdit }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write, isEditable } = usePlanFrame()
  const name = source.text ?? ''
  function staying() {
    const notes = notesOf(read()).filter(({ valueArr }) => valueArr?.[0] === source._id).length
    return notes > 0 ? text.notesStay(notes) : undefined
  }
  const mark = (selected: boolean) => write.save({ step, key: 'covers', parent: source._id }, { selected })
  return (
    <Card as="li" isSmall isOneOfMany edge={done ? 'leaf' : 'plain'} data-field={`source:${source._id}`}>
      <p>
        <NumberMark isOn={done}>{number}</NumberMark> {name}
      </p>
      {answered === 0 && isEditable ? (
        <Fault>{messageText({ message: 'selectOne' }, locale)}</Fault>
      ) : (
        <Soft isSmall>{text.answers(answered)}</Soft>
      )}
      {isEditable ? (
        <Segments
          aria-label={text.status(name)}
          className={classes.status}
          value={done ? 'done' : 'planned'}
          data={[
            { value: 'planned', label: text.planned },
            { value: 'done', label: text.done },
          ]}
          onChange={(value) => mark(value === 'done')}
        />
      ) : (
        <Soft isSmall>
          {done ? <Icon name="check" /> : null} {done ? text.done : text.planned}
        </Soft>
      )}
      <CardActions>
        {isEditable ? (
          <Button
            className={classes.change}
            variant="transparent"
            size="compact-md"
            mih={44}
            aria-label={text.edit(name)}
            onClick={onEdit}
          >
            {text.change}
          </Button>
        ) : null}
        <RemoveButton
          name={name}
          ask={text.ask}
          consequence={staying}
          onRemove={() => write.remove('source', source._id)}
        />
        <CommentButton field={`source:${source._id}`} label={name} />
      </CardActions>
    </Card>
  )
})
