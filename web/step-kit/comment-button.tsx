import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './comment-button.module.css'
import { usePlanFrame } from './plan-context.tsx'
import { useFieldId } from './step-context.tsx'

/** Entrepreneurs see a field's comments where there is a conversation, or they may begin one. */
export function useComments(field: string) {
  const fieldId = useFieldId(field)
  const { feedbackCounts, isEditable, allowsThreads, isExample } = usePlanFrame()
  const count = feedbackCounts.find((one) => one.fieldId === fieldId)
  return { fieldId, count, isShown: !isExample && (!isEditable || allowsThreads || Boolean(count)) }
}

type Props = { field: string; label: string }

/** Opens the feedback drawer on a field. */
export const CommentButton = memo(function CommentButton({ field, label }: Props) {
  const { fieldId, count, isShown } = useComments(field)
  return isShown ? <ThreadButton fieldId={fieldId} label={label} count={count} /> : null
})

type ThreadProps = { fieldId: string; label: string; count: Counted | undefined }
type Counted = Pick<FeedbackCount, 'total' | 'unread'>

/** Opens the feedback drawer on whatever a conversation can hang on. */
export function ThreadButton({ fieldId, label, count }: ThreadProps) {
  const text = useText()
  const unread = count?.unread ?? 0
  const name = text('step.comment', { field: label, count: count?.total ?? 0 })
  return (
    <ActionIcon
      className={classes.button}
      variant="subtle"
      size={36}
      data-thread={fieldId}
      data-label={label}
      aria-label={unread > 0 ? `${name}. ${text('step.unread', { count: unread })}` : name}
      onClick={() => window.dispatchEvent(new CustomEvent('openFeedback', { detail: { fieldId, label } }))}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d="M4 5h16v11H10l-4 4v-4H4z"
          fill={count ? 'var(--voice-wash)' : 'none'}
          stroke="var(--voice-ink)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </svg>
      {unread > 0 ? <span className={classes.dot} aria-hidden="true" data-as-of-now /> : null}
    </ActionIcon>
  )
}
