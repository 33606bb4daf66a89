import { type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { namedState, reviewStateWords, stateOfReview } from '#web/step-kit/review/state-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import classes from './summary.module.css'

/** How the review stands, in the words of every other page. Nothing while nobody was asked. */
export function StateLine({ flags }: { flags: ReviewFlags }) {
  const locale = useLocale()
  const state = stateOfReview(reviewState(flags))
  if (!state) return null
  const isApproved = state === 'approved'
  return (
    <p className={isApproved ? classes.approved : classes.sentBack}>
      {isApproved ? <Icon name="check" /> : null}{' '}
      {reviewStateWords[locale][namedState(state, flags.validated)]}
    </p>
  )
}
