import { Alert, Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { isTooLong } from '#domain/plan/messages.ts'
import { graphql } from '#web/data/graphql.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import type { ConnectRequest } from '#web/features/home/home-documents.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { nameOf } from './request-card.tsx'
import { useAnswer } from './use-answer.ts'
import { words } from './words.ts'

const declineDocument = graphql(`
  mutation DeclineMatch($id: ObjectId!, $reason: String) {
    declineMatch(_id: $id, reason: $reason) { _id status }
  }
`)

const longest = 2000

type Props = { request: ConnectRequest; opened: boolean; onClose: () => void; onDone: () => void }

export function DeclineDialog({ request, opened, onClose, onDone }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const name = nameOf(request)
  const [reason, setReason] = useKeptText(`decline:${request._id}`)
  const { answer, problem, isBusy } = useAnswer(declineDocument, request)

  async function handleDecline(event: FormEvent) {
    event.preventDefault()
    if (isTooLong(reason, longest)) return
    const variables = { id: request._id, reason: reason.trim() }
    if (!(await answer(variables, said.declined(name)))) return
    setReason('')
    onDone()
  }

  return (
    <Dialog
      title={said.declineTitle(name)}
      closeLabel={text('action.close')}
      opened={opened}
      onClose={problem ? onDone : onClose}
    >
      <form onSubmit={handleDecline}>
        <LongText
          data-autofocus
          label={said.declineReason}
          description={said.declineText(request.mentor?.first_name ?? name)}
          minRows={3}
          maxRows={8}
          longest={longest}
          value={reason}
          onChange={setReason}
        />
        {problem ? (
          <Alert color="red" role="alert" mt="md">
            {problem}
          </Alert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={problem ? onDone : onClose}>
            {text(problem ? 'action.close' : 'action.cancel')}
          </Button>
          <Button type="submit" color="red" variant="light" loading={isBusy}>
            {said.declineConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
