import { Anchor, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import type { ModuleAnswer, ReviewRequest } from '#web/data/plan/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import { Joy } from '#web/ui/joy.tsx'
import { DifferenceFold } from './difference-fold.tsx'
import classes from './review.module.css'
import { useReviewWords } from './use-review-words.ts'

type Props = {
  answer: ModuleAnswer
  /** The newest request, where one was made. */
  last: ReviewRequest | undefined
  /** The reader has given it just now, and looks for it. */
  isNew: boolean
}

/** The answer that stands: nothing stands while a newer request waits. */
export function standingAnswer(answer: ModuleAnswer | null, flags: ReviewFlags): ModuleAnswer | null {
  return answer?.decision === reviewState(flags) ? answer : null
}

/** What was answered, by whom and with which words, above everything else; and what the team did since. */
export function AnswerNotice({ answer, last, isNew }: Props) {
  const { words } = useReviewWords()
  const { isEditable } = usePlan()
  const told = useTold()
  const title = useRef<HTMLHeadingElement>(null)
  const isApproved = answer.decision === 'approved'
  useEffect(() => {
    if (!isNew || !answer.answered_at) return
    title.current?.scrollIntoView({ block: 'center' })
    title.current?.focus({ preventScroll: true })
  }, [isNew, answer.answered_at])
  return (
    <section className={classes.answer} data-decision={answer.decision}>
      {isApproved ? <Joy about={answer.answered_at} /> : null}
      <Title order={2} size="h3" ref={title} tabIndex={-1}>
        {told(answer)}
      </Title>
      {answer.message ? (
        <blockquote className={classes.message}>
          <MaybeWritten>{answer.message}</MaybeWritten>
        </blockquote>
      ) : null}
      {isApproved && isEditable ? (
        <p>
          {words.approvedAbout}{' '}
          <Anchor href="#downloads" underline="always">
            {words.toDownloads}
          </Anchor>
        </p>
      ) : null}
      {isEditable && !isApproved && last ? (
        <DifferenceFold label={words.sinceThen} span={{ since: last.number }} />
      ) : null}
    </section>
  )
}

/** 'Marco sent this module back on …', in the page's language. */
export function useTold() {
  const { words, day } = useReviewWords()
  return ({ decision, answered_by, answered_at }: ModuleAnswer) => {
    const known = words.answeredBy[decision as keyof typeof words.answeredBy]
    return filled(known, { name: answered_by || words.somebody, date: day(answered_at) })
  }
}
