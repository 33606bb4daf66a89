import { Button } from '@mantine/core'
import { useState } from 'react'
import { isBlank, isTooLong } from '#domain/plan/messages.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

export type AnswerKind = 'approve' | 'sendBack' | 'withdraw'

type Props = {
  kind: AnswerKind
  fault: string
  isBusy: boolean
  onClose: () => void
  /** True when it has arrived. */
  onAnswer: (message: string) => Promise<boolean>
}

const longestMessage = 2000

/** Asks for the words that go with an answer; only an approval goes without. */
export function AnswerDialog({ kind, fault, isBusy, onClose, onAnswer }: Props) {
  const { words } = useWords()
  const { module, project } = usePlan()
  const [message, setMessage] = useKeptText(`answer:${kind}:${project._id}:${module.slug}`)
  const [isTold, setTold] = useState(false)
  const isNeeded = kind !== 'approve'
  const lacksMessage = isNeeded && isBlank(message)
  const about = {
    approve: words.approveAbout,
    sendBack: words.sendBackAbout,
    withdraw: words.withdrawAbout,
  }[kind]

  async function handleAnswer() {
    setTold(true)
    if (!lacksMessage && !isTooLong(message, longestMessage) && (await onAnswer(message))) setMessage('')
  }

  return (
    <Dialog title={words[kind]} closeLabel={words.close} opened onClose={onClose}>
      <p>{about}</p>
      <GrowingTextarea
        label={{ approve: words.messageOptional, sendBack: words.message, withdraw: words.reason }[kind]}
        withAsterisk={isNeeded}
        leastRows={3}
        maxLength={longestMessage}
        value={message}
        error={isTold && lacksMessage ? words.required : undefined}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button loading={isBusy} onClick={() => void handleAnswer()}>
          {words[kind]}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
