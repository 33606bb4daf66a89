import { Alert, Button } from '@mantine/core'
import { graphql } from '#web/data/graphql.ts'
import type { ConnectRequest } from '#web/features/home/home-documents.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { nameOf } from './request-card.tsx'
import { useAnswer } from './use-answer.ts'
import { words } from './words.ts'

const acceptDocument = graphql(`
  mutation AcceptMatch($id: ObjectId!) { acceptMatch(_id: $id) { _id status } }
`)

type Props = {
  request: ConnectRequest
  projectName: string
  /** Requests that end with this acceptance. */
  others: number
  opened: boolean
  onClose: () => void
  /** The state has changed, whoever changed it. */
  onDone: () => void
}

export function AcceptDialog({ request, projectName, others, opened, onClose, onDone }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const name = nameOf(request)
  const { answer, problem, isBusy } = useAnswer(acceptDocument, request)

  async function handleAccept() {
    if (await answer({ id: request._id }, said.accepted(name))) onDone()
  }

  return (
    <Dialog
      title={said.acceptTitle(name)}
      closeLabel={text('action.close')}
      opened={opened}
      onClose={problem ? onDone : onClose}
    >
      <p>{said.acceptText(name, projectName)}</p>
      {others > 0 ? <p>{said.acceptOthers(others)}</p> : null}
      <p>{said.acceptNext}</p>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={problem ? onDone : onClose}>
          {text(problem ? 'action.close' : 'action.cancel')}
        </Button>
        <Button onClick={handleAccept} loading={isBusy}>
          {said.acceptConfirm(request.mentor?.first_name ?? name)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
