import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { deleteDocument, type ManagedAnnouncement } from './announcement-documents.ts'
import classes from './announcements.module.css'
import { words } from './words.ts'

type Props = { row: ManagedAnnouncement; onDone: () => void }

export function DeleteAnnouncement({ row, onDone }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const [{ fetching }, remove] = useMutation(deleteDocument)

  async function handleDelete() {
    const { error } = await remove({ id: row._id })
    if (error) return setProblem(refusalOf(error).message || said.unreachable)
    setAsking(false)
    notify(said.remove.done, 'success')
    onDone()
  }

  return (
    <>
      <Button
        variant="outline"
        color="red"
        className={classes.last ?? ''}
        onClick={() => {
          setProblem('')
          setAsking(true)
        }}
      >
        {said.remove.button}
      </Button>
      <Dialog
        title={said.remove.ask}
        closeLabel={text('action.close')}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{said.remove.help(said.people(row.reads))}</p>
        <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {text('action.cancel')}
          </Button>
          <BusyButton color="red" loading={fetching} onClick={() => void handleDelete()}>
            {said.remove.button}
          </BusyButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
