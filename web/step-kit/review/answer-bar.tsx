import { useEffect } from 'react'
import { isWaiting, type ReviewFlags } from '#domain/progress/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { ReviewerActions } from '#web/step-kit/summary/reviewer-actions.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import classes from './review.module.css'
import { useReviewWords } from './use-review-words.ts'

type Props = { flags: ReviewFlags; incomplete: readonly string[]; onAnswered: () => void }

/** Approve and send back, at hand wherever the reviewer reads. */
export function AnswerBar({ flags, ...rest }: Props) {
  const { words } = useReviewWords()
  const { isEditable } = usePlan()
  const isThere = !isEditable && isWaiting(flags)
  useEffect(() => {
    // Asked of the root alone: a style that looks for the bar costs a look through the whole page at every letter typed.
    document.documentElement.toggleAttribute('data-bottom-bar', isThere)
    return () => document.documentElement.removeAttribute('data-bottom-bar')
  }, [isThere])
  if (!isThere) return null
  return (
    <div className={classes.bar}>
      <p>{filled(words.waits, { n: flags.request_count })}</p>
      <ReviewerActions flags={flags} moves={['answer']} {...rest} />
    </div>
  )
}
