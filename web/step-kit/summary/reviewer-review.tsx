import { isWaiting, type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import type { ReviewRequest } from '#web/data/plan/review.ts'
import { ReviewerActions } from './reviewer-actions.tsx'
import { StateLine } from './state-line.tsx'
import classes from './summary.module.css'
import { filled } from './summary-words.ts'
import { useWords } from './use-words.ts'

type Props = {
  flags: ReviewFlags
  last: ReviewRequest | undefined
  incomplete: readonly string[]
  onAnswered: () => void
}

/** How the review stands for a mentor or an organiser. A waiting request is answered in the bar below. */
export function ReviewerReview({ flags, last, ...rest }: Props) {
  const { words, day } = useWords()
  const about = {
    open: words.nothingAsked,
    requested: last ? filled(words.waits, { date: day(last.requested_at) }) : '',
    'sent back': words.sentBackByYou,
    withdrawn: words.isWithdrawn,
    approved: words.isApproved,
  }[reviewState(flags)]
  return (
    <>
      <StateLine flags={flags} />
      {about ? <p>{about}</p> : null}
      {flags.request_count > 0 ? (
        <p className={classes.count}>{filled(words.requests, { n: flags.request_count })}</p>
      ) : null}
      <ReviewerActions
        flags={flags}
        moves={isWaiting(flags) ? ['withdraw'] : ['answer', 'withdraw']}
        {...rest}
      />
    </>
  )
}
