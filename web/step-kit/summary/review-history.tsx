import type { ReviewRequest } from '#web/data/plan/review.ts'
import { DifferenceFold } from '#web/step-kit/review/difference-fold.tsx'
import { useReviewWords } from '#web/step-kit/review/use-review-words.ts'
import classes from './summary.module.css'
import { filled } from './summary-words.ts'
import { useWords } from './use-words.ts'

/** Every request so far with its answer, newest first. */
export function ReviewHistory({ requests }: { requests: readonly ReviewRequest[] }) {
  const { words, day } = useWords()
  const { words: reviewWords } = useReviewWords()
  if (requests.length === 0) return null
  return (
    <details className={classes.history}>
      <summary>{words.history}</summary>
      <ol>
        {requests.map((request) => (
          <li key={request._id}>
            <span>{filled(words.request, { n: request.number, date: day(request.requested_at) })}</span>
            <span className={classes.answer}>{answerOf(request)}</span>
            {request.message ? <blockquote className={classes.message}>{request.message}</blockquote> : null}
            {request.number > 1 ? (
              <DifferenceFold label={reviewWords.requestChanges} span={{ until: request.number }} />
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  )

  function answerOf({ decision, decided_at, decided_by }: ReviewRequest): string {
    if (!decision || !decided_at) return words.noAnswer
    const answer = decision === 'approved' ? words.answerApproved : words.answerSentBack
    return filled(answer, { name: decided_by || words.somebody, date: day(decided_at) })
  }
}
