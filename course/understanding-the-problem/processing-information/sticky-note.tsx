import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { noteKinds } from '#domain/options/research.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { CardActions } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './notes.module.css'
import type { Note, NoteKind } from './notes.ts'
import { useNoteChanges } from './use-notes.ts'
import type { Words } from './words.ts'

type Props = {
  note: Note
  number: number
  /** The question that it answers: there is a first note of each. */
  of: string
  words: Words
  /** The insights that it may support; none where insights are not shown. */
  insights?: readonly string[]
  hidesSource?: boolean
}

/**
 * One thing that one source said or showed. Its colour and its first word say what kind it is. It is drawn again when
 * its own words change, not with every change of the plan.
 */
export const StickyNote = memo(function StickyNote(props: Props) {
  const { note, number, of, words, insights = [], hidesSource } = props
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  const notes = useNoteChanges()
  const name = `${words.note(number)}: ${of}`
  return (
    <li
      className={classes.note}
      data-kind={note.kind}
      data-field={`note:${note.id}`}
      draggable={isEditable && insights.length > 0}
      onDragStart={(event) => event.dataTransfer.setData('text/x-note', note.id)}
    >
      {isEditable ? (
        <NativeSelect
          aria-label={`${words.kind}, ${name}`}
          className={classes.kind}
          variant="unstyled"
          value={note.kind}
          data={noteKinds.map((kind) => ({ value: kind.value, label: kind[locale] }))}
          onChange={(event) => notes.classify(note, event.currentTarget.value as NoteKind)}
        />
      ) : (
        <strong>{noteKinds.find(({ value }) => value === note.kind)?.[locale]}</strong>
      )}
      <ItemText
        className={classes.text}
        label={name}
        keptAs={`note:${note.id}`}
        value={note.text}
        maxLength={2000}
        onSave={(text) => notes.change(note, text)}
      />
      {hidesSource ? null : <Soft isSmall>{note.source?.text ?? words.noSource}</Soft>}
      {isEditable && insights.length > 0 ? (
        <NativeSelect
          size="md"
          label={words.supports}
          aria-label={`${words.supports}, ${name}`}
          value={note.supports ?? ''}
          data={[
            { value: '', label: words.supportsNothing },
            ...insights.map((insight) => ({ value: insight, label: insight })),
          ]}
          onChange={(event) => notes.support(note.id, event.currentTarget.value || null)}
        />
      ) : null}
      <CardActions>
        {isEditable && insights.length > 0 ? (
          <span>
            <Icon name="grip" size={24} />
          </span>
        ) : null}
        <RemoveButton
          name={note.text}
          label={`${words.removeNote(number)}: ${of}`}
          ask={words.askNote}
          onRemove={() => notes.remove(note)}
        />
        <CommentButton field={`note:${note.id}`} label={name} />
      </CardActions>
    </li>
  )
})
