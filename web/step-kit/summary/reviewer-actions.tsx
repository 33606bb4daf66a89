import { Button } from '@mantine/core'
import { useState } from 'react'
import { isWaiting, type ReviewFlags } from '#domain/progress/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { AnswerDialog, type AnswerKind } from './answer-dialog.tsx'
import classes from './summary.module.css'
import { useReview } from './use-review.ts'
import { useWords } from './use-words.ts'

type Move = 'answer' | 'withdraw'
type Props = { flags: ReviewFlags; moves: readonly Move[] }

/** What a mentor or an organiser can do. Only organisers approve without being asked. */
export function ReviewerActions({ flags, moves }: Props) {
  const { words } = useWords()
  const { isMentor } = usePlan()
  const review = useReview()
  const [answer, setAnswer] = useState<AnswerKind | null>(null)
  const isAsked = isWaiting(flags)
  const canAnswer = moves.includes('answer')
  const canApprove = canAnswer && (isAsked || (!isMentor && !flags.validated))

  async function handleAnswer(kind: AnswerKind, message: string) {
    const hasArrived = await review[kind](message)
    if (hasArrived) setAnswer(null)
    return hasArrived
  }

  return (
    <>
      <div className={classes.actions}>
        {canApprove ? (
          <Button variant={isAsked ? 'filled' : 'default'} onClick={() => setAnswer('approve')}>
            {isAsked ? words.approve : words.approveUnasked}
          </Button>
        ) : null}
        {isAsked && canAnswer ? (
          <Button variant="default" onClick={() => setAnswer('sendBack')}>
            {words.sendBack}
          </Button>
        ) : null}
        {flags.validated && moves.includes('withdraw') ? (
          <Button variant="default" onClick={() => setAnswer('withdraw')}>
            {words.withdraw}
          </Button>
        ) : null}
      </div>
      {answer ? (
        <AnswerDialog
          kind={answer}
          fault={review.fault}
          isBusy={review.isBusy}
          onClose={() => setAnswer(null)}
          onAnswer={(message) => handleAnswer(answer, message)}
        />
      ) : null}
    </>
  )
}
