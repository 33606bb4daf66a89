import { memo } from 'react'
import { noteKinds } from '#domain/options/research.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { CardActions } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './notes.module.css'
import { type Note, noteType } from './notes.ts'
import { words } from './words.ts'

type Props = {
  note: Note
  number: number
  /** The question that it answers: there is a first note of each. */
  of: string
  /** The insights that it may support; undefined where it stands among the notes of its own source alone. */
  insights: readonly string[] | undefined
}

/**
 * One thing that one source said or showed. Its colour and its first word say what kind it is. It is drawn again when
 * its own words change, not with every change of the plan.
 */
export const StickyNote = memo(function StickyNote({ note, number, of, insights }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlanFrame()
  const name = `${text.note(number)}: ${of}`
  const canSupport = isEditable && insights !== undefined && insights.length > 0
  return (
    <li
      className={classes.note}
      data-kind={note.kind}
      data-field={`note:${note.id}`}
      draggable={canSupport}
      onDragStart={(event) => event.dataTransfer.setData(noteType, note.id)}
    >
      {isEditable ? (
        <PickOne
          aria-label={`${text.kind}, ${name}`}
          className={classes.kind}
          size="sm"
          variant="unstyled"
          value={note.kind}
          options={noteKinds}
          onPick={(groupName) => write.update('input', note.id, { groupName })}
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
        onSave={(value) => write.update('input', note.id, { value })}
      />
      {insights ? <Soft isSmall>{note.source?.text ?? text.noSource}</Soft> : null}
      {canSupport ? (
        <PickOne
          label={text.supports}
          aria-label={`${text.supports}, ${name}`}
          value={note.supports}
          none={text.supportsNothing}
          options={insights}
          onPick={(insight) => write.update('input', note.id, { description: insight ?? '' })}
        />
      ) : null}
      <CardActions>
        {canSupport ? (
          <span>
            <Icon name="grip" size={24} />
          </span>
        ) : null}
        <RemoveButton
          name={note.text}
          label={`${text.removeNote(number)}: ${of}`}
          ask={text.askNote}
          onRemove={() => write.remove('input', note.id)}
        />
        <CommentButton field={`note:${note.id}`} label={name} />
      </CardActions>
    </li>
  )
})
