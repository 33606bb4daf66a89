import type { ReactNode } from 'react'
import { isTooLong } from '#domain/plan/messages.ts'
import { CommentButton, useComments } from './comment-button.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'
import { usePlanFrame } from './plan-context.tsx'
import classes from './plan-text.module.css'
import { useGap } from './step-context.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  /** What the mentor comments on, and where messages appear. */
  field: string
  label: string
  value: string | null | undefined
  onSave: (text: string) => void
  hint?: ReactNode
  placeholder?: string
  maxLength?: number
  /** More than one paragraph. */
  isLong?: boolean
  /** What it belongs to, where a step has several of them. */
  of?: string
  /** The label is already visible elsewhere on the screen. */
  hidesLabel?: boolean
  hasComments?: boolean
}

/** A text of the plan that saves itself. For readers it is the text alone. */
export function PlanText(props: Props) {
  const { field, label, hint, placeholder, maxLength = 2000, isLong, hidesLabel, hasComments = true } = props
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const { isShown } = useComments(field)
  const saved = props.value ?? ''
  const refuses = (text: string) => isTooLong(text, maxLength)
  const { draft, change, enter, flush } = useDraft(saved, props.onSave, { keptAs: field, refuses })
  const name = props.of ? `${label}: ${props.of}` : label
  const comments = hasComments ? <CommentButton field={field} label={name} /> : null
  if (!isEditable) {
    return (
      <div className={classes.read} data-field={field}>
        <div>
          <span className={classes.label}>{label}</span>
          <p className={classes.text}>{props.value || '–'}</p>
        </div>
        {comments}
      </div>
    )
  }
  return (
    <div
      className={classes.edit}
      data-field={field}
      data-labelled={!hidesLabel}
      data-comments={hasComments && isShown}
    >
      <GrowingTextarea
        data-kept={`edit:${field}`}
        className={classes.input}
        label={hidesLabel ? undefined : label}
        aria-label={hidesLabel || props.of ? name : undefined}
        description={hint}
        placeholder={placeholder}
        maxLength={maxLength}
        leastRows={isLong ? 3 : 1}
        isOneParagraph={!isLong}
        value={draft}
        saved={saved}
        error={gap}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={enter}
        onBlur={flush}
      />
      {comments}
    </div>
  )
}
