import { usePlan } from '#web/step-kit/plan-context.tsx'
import { DifferenceFold } from '#web/step-kit/review/difference-fold.tsx'
import { useReviewWords } from '#web/step-kit/review/use-review-words.ts'
import { StepLink } from './checklist.tsx'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

/** The approval stands, but not for what was written since. Reviewers have it on their desk. */
export function ChangedNotice({ steps }: { steps: readonly string[] }) {
  const { words } = useWords()
  const { words: reviewWords } = useReviewWords()
  const { isEditable } = usePlan()
  if (steps.length === 0 || !isEditable) return null
  return (
    <div className={classes.changed}>
      <strong>{words.changed}</strong>
      <p>{words.changedAbout}</p>
      <ul>
        {steps.map((slug) => (
          <li key={slug}>
            <StepLink slug={slug} />
          </li>
        ))}
      </ul>
      <DifferenceFold label={reviewWords.seeChanges} span={{ since: 0 }} />
    </div>
  )
}
