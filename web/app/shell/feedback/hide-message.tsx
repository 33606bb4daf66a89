import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useMe } from '#web/data/session.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { hideFeedbackDocument } from './feedback-documents.ts'
import { words } from './words.ts'

/** Owners of the organisation take a message out of sight; organisers and everybody else have no such button. */
export function HideMessage({ id, name }: { id: string; name: string }) {
  const me = useMe()
  const text = useText()
  const said = words[useLocale()].hide
  const [{ fetching }, hide] = useMutation(hideFeedbackDocument)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  if (me?.role !== 'admin' || !(me.superadmin || me.org_role === 'owner')) return null

  async function handleHide() {
    const { error } = await hide({ id })
    setProblem(error ? refusalOf(error).message || said.failed : '')
  }

  return (
    <>
      <Button variant="subtle" color="gray" aria-label={said.of(name)} onClick={() => setAsking(true)}>
        {said.button}
      </Button>
      <Dialog
        title={said.ask}
        closeLabel={text('action.close')}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{said.help}</p>
        {problem ? <p role="alert">{problem}</p> : null}
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {text('action.cancel')}
          </Button>
          <BusyButton color="red" loading={fetching} onClick={() => void handleHide()}>
            {said.button}
          </BusyButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
