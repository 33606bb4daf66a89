import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './note-list.module.css'

export type Note = {
  readonly id: string
  readonly title: string
  /** What is said about it; undefined where notes are a title alone. */
  readonly about?: string | null
  /** Such as where it comes from: "From an interview". */
  readonly badge?: string
  /** What goes with it when it is removed. */
  readonly consequence?: string
}

type Props = {
  note: Note
  field: string
  words: { about: string; ask: string }
  others: readonly string[]
  onChange: (fields: { title: string } | { about: string }) => void
  onRemove: () => void
  children: ReactNode
}

const words = {
  en: { title: (name: string) => `Title of ${name}`, remove: (name: string) => `Remove ${name}` },
  es: { title: (name: string) => `Título de ${name}`, remove: (name: string) => `Quitar ${name}` },
} as const

/** One note: title and text save themselves, a missing or repeated title waits until it is put right. */
export function NoteRow({ note, field, words: said, others, onChange, onRemove, children }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const { title, about, badge, consequence } = note
  return (
    <li className={classes.note} data-field={field}>
      <div className={classes.head}>
        <ItemText
          className={classes.title}
          label={text.title(title)}
          keptAs={field}
          value={title}
          others={others}
          maxLength={200}
          onSave={(next) => onChange({ title: next })}
        />
        <RemoveButton name={title} ask={said.ask} consequence={consequence} onRemove={onRemove} />
        <CommentButton field={field} label={title} />
      </div>
      {badge ? <p className={classes.badge}>{badge}</p> : null}
      {about !== undefined && (isEditable || about) ? (
        <PlanText
          field={`${field}.about`}
          label={said.about}
          value={about}
          onSave={(next) => onChange({ about: next })}
          isLong
          hasComments={false}
        />
      ) : null}
      {children}
      {gap ? <p className={classes.gap}>{gap}</p> : null}
    </li>
  )
}
