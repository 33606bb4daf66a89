import { isWaiting, type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import type { ReviewRequest } from '#web/data/plan/review.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ReviewerActions } from './reviewer-actions.tsx'
import classes from './summary.module.css'
import { filled } from './summary-words.ts'
import { useWords } from './use-words.ts'

type Props = { flags: ReviewFlags; last: ReviewRequest | undefined }

/** How the review stands for a mentor or an organiser. A waiting request is answered in the bar below. */
export function ReviewerReview({ flags, last }: Props) {
  const { words, day } = useWords()
  const state = reviewState(flags)
  const standing = {
    open: words.nothingAsked,
    requested: last ? filled(words.waits, { date: day(last.requested_at) }) : '',
    'sent back': words.sentBackByYou,
    withdrawn: words.isWithdrawn,
    approved: words.isApproved,
  }[state]
  return (
    <>
      <p className={state === 'approved' ? classes.approved : undefined}>
        {state === 'approved' ? <Icon name="check" /> : null} {standing}
      </p>
      {flags.request_count > 0 ? (
        <p className={classes.count}>{filled(words.requests, { n: flags.request_count })}</p>
      ) : null}
      <ReviewerActions flags={flags} moves={isWaiting(flags) ? ['withdraw'] : ['answer', 'withdraw']} />
    </>
  )
}
