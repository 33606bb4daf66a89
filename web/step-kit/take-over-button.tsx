import { Button } from '@mantine/core'
import { useState } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { takeOverWords } from './take-over-words.ts'

type Props = {
  label: string
  /** What it belongs to, where a step has several of them. */
  of?: string
  /** What is asked before a text that somebody wrote gives way. */
  question: string
  text: string
  current: string
  onUse: () => void
}

/** Takes over a text that was made from answers. It asks before another one gives way. */
export function TakeOverButton({ label, of, question, text, current, onUse }: Props) {
  const words = takeOverWords[useLocale()]
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  function use() {
    close()
    onUse()
  }

  return (
    <>
      <Button
        variant="light"
        aria-label={of ? `${label}: ${of}` : undefined}
        onClick={() => (isBlank(current) || current === text ? use() : setAsking(true))}
      >
        {label}
      </Button>
      <Dialog title={question} closeLabel={words.close} opened={isAsking} onClose={close}>
        <p>{words.about}</p>
        <p>
          <strong>{text}</strong>
        </p>
        <DialogActions>
          <Button variant="default" onClick={close}>
            {words.keep}
          </Button>
          <Button onClick={use}>{words.replace}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
