import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { StepProvider } from '#web/step-kit/step-context.tsx'
import { stepTitle } from '#web/step-kit/step-title.ts'
import { StepLink } from '#web/step-kit/summary/checklist.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import classes from './difference.module.css'
import type { ToldGroup, ToldStep } from './told-changes.ts'
import { useReviewWords } from './use-review-words.ts'
import { ValueDifference } from './value-difference.tsx'

const noGaps = () => []

/** Changes by step, each with the way there and with comments in place. */
export function ChangeList({ steps }: { steps: readonly ToldStep[] }) {
  const { module } = usePlan()
  return (
    <ol className={classes.steps}>
      {steps.map(({ slug, groups }) => (
        // Comments go to the step that the field belongs to, not to the page they are written on.
        <StepProvider key={slug} module={module.slug} step={slug} showsGaps={false} findGaps={noGaps}>
          <StepChanges slug={slug} groups={groups} />
        </StepProvider>
      ))}
    </ol>
  )
}

function StepChanges({ slug, groups }: ToldStep) {
  const { words, locale } = useReviewWords()
  const step = usePlan().steps.find((one) => one.nice_name === slug)
  const title = step ? stepTitle(step, locale) : ''
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <li className={classes.step}>
      <h3 className={classes.stepHead}>
        <StepLink slug={slug} />
        <span className={classes.count}>
          {count === 1 ? words.countOne : filled(words.count, { n: count })}
        </span>
      </h3>
      <ul className={classes.groups}>
        {groups.map((group) => (
          <GroupChanges key={`${group.field} ${group.entries[0]?.key}`} group={group} about={title} />
        ))}
      </ul>
    </li>
  )
}

function GroupChanges({ group, about }: { group: ToldGroup; about: string }) {
  const { words } = useReviewWords()
  const { entries, field, heading, standing } = group
  const [first, ...others] = entries
  if (!first) return null
  // Where one field stands for itself, its name is the heading.
  const isSingle = heading === '' && new Set(entries.map(({ name }) => name)).size === 1
  const title = isSingle ? first.name : heading
  return (
    <li className={classes.group} tabIndex={-1} data-change>
      <div className={classes.groupHead}>
        {title ? <strong>{title}</strong> : null}
        {standing === 'kept' ? null : (
          <span className={classes.standing} data-standing={standing}>
            {words.standing[standing]}
          </span>
        )}
        <span className={classes.comment}>
          <CommentButton field={field} label={title || first.name || about} />
        </span>
      </div>
      <dl className={classes.entries}>
        {[first, ...others].map((entry) => (
          <div key={entry.key}>
            {isSingle || !entry.name ? null : <dt>{entry.name}</dt>}
            <dd>
              <ValueDifference entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
