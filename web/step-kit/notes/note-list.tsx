import type { ReactNode } from 'react'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import classes from './note-list.module.css'
import { type Note, NoteRow } from './note-row.tsx'

type Props = {
  /** What a note is, as the fields name it: `pain` for `pain:{_id}`. */
  kind: string
  /** The list, for those who only hear it. */
  label: string
  /** In the order in which they are shown. */
  notes: readonly Note[]
  words: { add: string; hint?: string; placeholder?: string; empty: string; about: string; ask: string }
  onAdd: (title: string) => void
  onChange: (id: string, fields: { title: string } | { about: string }) => void
  onRemove: (id: string) => void
  /** What a note has besides its words, such as a score. */
  extra?: (note: Note) => ReactNode
}

/** Notes that are added by typing, told apart by their titles, and written out where they stand. */
export function NoteList({ kind, label, notes, words, onAdd, onChange, onRemove, extra }: Props) {
  const { isEditable, queue } = usePlanFrame()
  const titles = notes.map(({ title }) => title)
  return (
    <section className={classes.notes}>
      {isEditable ? (
        <AddLine
          label={words.add}
          keptAs={kind}
          others={titles}
          onAdd={onAdd}
          {...(words.hint ? { hint: words.hint } : {})}
          {...(words.placeholder ? { placeholder: words.placeholder } : {})}
        />
      ) : null}
      {notes.length === 0 ? <p className={classes.empty}>{words.empty}</p> : null}
      <ul className={classes.list} aria-label={label}>
        {notes.map((note) => (
          <NoteRow
            key={queue.firstId(note.id)}
            note={note}
            field={`${kind}:${note.id}`}
            words={words}
            others={notes.filter(({ id }) => id !== note.id).map(({ title }) => title)}
            onChange={(fields) => onChange(note.id, fields)}
            onRemove={() => onRemove(note.id)}
          >
            {extra?.(note)}
          </NoteRow>
        ))}
      </ul>
    </section>
  )
}
