import { Button } from '@mantine/core'
import { useState } from 'react'
import { canMove, isWaiting, type ReviewFlags } from '#domain/progress/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { notify } from '#web/ui/notify.ts'
import { AnswerDialog, type AnswerKind } from './answer-dialog.tsx'
import { IncompleteDialog } from './incomplete-dialog.tsx'
import classes from './summary.module.css'
import { useReview } from './use-review.ts'
import { useWords } from './use-words.ts'

type Move = 'answer' | 'withdraw'
type Props = {
  flags: ReviewFlags
  moves: readonly Move[]
  /** The steps that still lack something. */
  incomplete: readonly string[]
  onAnswered: () => void
}

/** What a mentor or an organiser can do. Only organisers approve without being asked. */
export function ReviewerActions({ flags, moves, incomplete, onAnswered }: Props) {
  const { words } = useWords()
  const { isMentor } = usePlan()
  const review = useReview()
  const [answer, setAnswer] = useState<AnswerKind | null>(null)
  const [isWarned, setWarned] = useState(false)
  const isAsked = isWaiting(flags)
  const canAnswer = moves.includes('answer')
  const canApprove = canAnswer && canMove('approve', flags) && (isAsked || (!isMentor && !flags.validated))

  async function handleAnswer(kind: AnswerKind, message: string) {
    const hasArrived = await review[kind](message)
    if (hasArrived) {
      setAnswer(null)
      notify(words.told[kind], 'success')
      onAnswered()
    }
    return hasArrived
  }

  return (
    <>
      <div className={classes.actions}>
        {canApprove ? (
          <Button
            variant={isAsked ? 'filled' : 'default'}
            onClick={() => (incomplete.length > 0 ? setWarned(true) : setAnswer('approve'))}
          >
            {isAsked ? words.approve : words.approveUnasked}
          </Button>
        ) : null}
        {canMove('sendBack', flags) && canAnswer ? (
          <Button variant="default" onClick={() => setAnswer('sendBack')}>
            {words.sendBack}
          </Button>
        ) : null}
        {canMove('withdraw', flags) && moves.includes('withdraw') ? (
          <Button variant="default" onClick={() => setAnswer('withdraw')}>
            {words.withdraw}
          </Button>
        ) : null}
      </div>
      <IncompleteDialog
        steps={incomplete}
        about={words.incompleteApproval}
        stay={words.readOn}
        confirm={words.approveAnyway}
        opened={isWarned}
        isBusy={false}
        onClose={() => setWarned(false)}
        onConfirm={() => {
          setWarned(false)
          setAnswer('approve')
        }}
      />
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
