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
  if (isEditable || !isWaiting(flags)) return null
  return (
    <div className={classes.bar} data-bottom-bar>
      <p>{filled(words.waits, { n: flags.request_count })}</p>
      <ReviewerActions flags={flags} moves={['answer']} {...rest} />
    </div>
  )
}
