import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import {
  resetDocument,
  updateStepDocument,
  type Wording,
} from '#web/features/manage/content/content-documents.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { editorWords } from './words.ts'

type Props = {
  wording: Wording
  cohortId: string
  isOriginal: boolean
  onReset: (wording: Wording) => void
}

/** Brings the whole step back, after asking. */
export function ResetStep({ wording, cohortId, isOriginal, onReset }: Props) {
  const said = editorWords[useLocale()]
  const [isAsking, setIsAsking] = useState(false)
  const [resetting, reset] = useMutation(resetDocument)
  const [updating, update] = useMutation(updateStepDocument)
  const own = wording.fields.filter(({ customised }) => customised)
  if (own.length === 0) return null

  async function handleReset() {
    const given = { step: wording.step_id, version: wording.version }
    const fields = own.map(({ name }) => ({ name, text: null }))
    const { data, error } = isOriginal
      ? await update({ ...given, fields })
      : await reset({ ...given, cohort: cohortId })
    setIsAsking(false)
    if (error) return notify(refusalOf(error).message || said.problems.unreachable, 'error')
    const next = data && ('updateStep' in data ? data.updateStep : data.resetStep)
    if (next) onReset(next)
    notify(said.resetDone, 'success')
  }

  return (
    <>
      <div>
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {said.reset}
        </Button>
      </div>
      <Dialog
        title={said.resetTitle}
        closeLabel={said.close}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <p>{said.resetText(own.length)}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            {said.cancel}
          </Button>
          <BusyButton loading={resetting.fetching || updating.fetching} onClick={handleReset}>
            {said.resetDo}
          </BusyButton>
        </DialogActions>
      </Dialog>
    </>
  )
}
