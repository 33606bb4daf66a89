import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ReviewFlags, reviewState } from '#domain/progress/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { AnswerDialog, type AnswerKind } from './answer-dialog.tsx'
import type { ReviewRequest } from './review-documents.ts'
import classes from './summary.module.css'
import { filled } from './summary-words.ts'
import { Tick } from './tick.tsx'
import { useReview } from './use-review.ts'
import { useWords } from './use-words.ts'

type Props = { flags: ReviewFlags; last: ReviewRequest | undefined }

/** What a mentor or an organiser can do with a module. Only organisers approve without being asked. */
export function ReviewerReview({ flags, last }: Props) {
  const { words, day } = useWords()
  const { isMentor } = usePlan()
  const review = useReview()
  const [answer, setAnswer] = useState<AnswerKind | null>(null)
  const state = reviewState(flags)
  const isWaiting = state === 'requested'
  const standing = {
    open: words.nothingAsked,
    requested: last ? filled(words.waits, { date: day(last.requested_at) }) : '',
    'sent back': words.sentBackByYou,
    approved: words.isApproved,
  }[state]
  const canApprove = isWaiting || (!isMentor && !flags.validated)

  async function handleAnswer(kind: AnswerKind, message: string) {
    const moves = { approve: review.approve, sendBack: review.sendBack, withdraw: review.withdraw }
    if (await moves[kind](message)) setAnswer(null)
  }

  return (
    <>
      <p className={state === 'approved' ? classes.approved : undefined}>
        {state === 'approved' ? <Tick /> : null} {standing}
      </p>
      {flags.request_count > 0 ? (
        <p className={classes.count}>{filled(words.requests, { n: flags.request_count })}</p>
      ) : null}
      <div className={classes.actions}>
        {canApprove ? (
          <Button variant={isWaiting ? 'filled' : 'default'} onClick={() => setAnswer('approve')}>
            {isWaiting ? words.approve : words.approveUnasked}
          </Button>
        ) : null}
        {isWaiting ? (
          <Button variant="default" onClick={() => setAnswer('sendBack')}>
            {words.sendBack}
          </Button>
        ) : null}
        {flags.validated ? (
          <Button variant="subtle" onClick={() => setAnswer('withdraw')}>
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
          onAnswer={(message) => void handleAnswer(answer, message)}
        />
      ) : null}
    </>
  )
}
