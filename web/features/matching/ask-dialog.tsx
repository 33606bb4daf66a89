import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isTooLong } from '#domain/plan/messages.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import type { Candidate } from './matching-documents.ts'
import { words } from './words.ts'

type Props = {
  candidate: Candidate | null
  /** Answers why it was not sent, or null when it was. */
  onSend: (candidate: Candidate, message: string) => Promise<string | null>
  onClose: () => void
}

export function AskDialog({ candidate, onSend, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState(candidate)
  if (candidate && candidate !== shown) setShown(candidate)
  const name = shown?.owner_first_name ?? ''
  return (
    <Dialog
      title={said.ask.title(shown?.name ?? '')}
      closeLabel={text('action.close')}
      opened={candidate !== null}
      onClose={onClose}
    >
      <p>{said.ask.lead(name)}</p>
      {shown ? <AskForm key={shown.project_id} candidate={shown} onSend={onSend} onClose={onClose} /> : null}
    </Dialog>
  )
}

const longest = 2000

type FormProps = Props & { candidate: Candidate }

function AskForm({ candidate, onSend, onClose }: FormProps) {
  const text = useText()
  const said = words[useLocale()]
  const [message, setMessage] = useKeptText(`connect:${candidate.project_id}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending || isTooLong(message, longest)) return
    setSending(true)
    const refusal = await onSend(candidate, message)
    setSending(false)
    setProblem(refusal)
    if (refusal !== null) return
    setMessage('')
    onClose()
  }

  return (
    <form onSubmit={handleSubmit}>
      <LongText
        data-autofocus
        minRows={4}
        maxRows={10}
        longest={longest}
        label={said.ask.message}
        description={said.ask.hint}
        placeholder={said.ask.placeholder}
        value={message}
        error={problem}
        onChange={setMessage}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {said.ask.send}
        </Button>
      </DialogActions>
    </form>
  )
}
