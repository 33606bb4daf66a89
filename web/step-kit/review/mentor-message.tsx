import { Title } from '@mantine/core'
import type { ReviewRequest } from '#web/data/plan/review.ts'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import { DifferenceFold } from './difference-fold.tsx'
import classes from './review.module.css'
import { useReviewWords } from './use-review-words.ts'

/** What the reviewer wrote when the module came back, above everything else, and what the team did since. */
export function MentorMessage({ last }: { last: ReviewRequest }) {
  const { words, day } = useReviewWords()
  const date = last.decided_at ? day(last.decided_at) : ''
  return (
    <section className={classes.returned}>
      <Title order={2} size="h3">
        {filled(words.sentBackBy, { name: last.decided_by || words.somebody, date })}
      </Title>
      {last.message ? (
        <blockquote className={classes.message}>
          <MaybeWritten>{last.message}</MaybeWritten>
        </blockquote>
      ) : null}
      <DifferenceFold label={words.sinceThen} span={{ since: last.number }} />
    </section>
  )
}
