import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ConsequenceKind, consequenceKinds } from '#domain/progress/cohort-consequences.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import type { ConsequenceAnswer } from './cohort-documents.ts'
import classes from './form.module.css'
import { saveWords } from './save-words.ts'

type Props = {
  /** Null while nothing is asked. */
  consequences: readonly ConsequenceAnswer[] | null
  doLabel: string
  isGrave?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What a change would do, in numbers, before it is done. */
export function ConsequencesDialog({ consequences, doLabel, isGrave = false, onConfirm, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = saveWords[locale]
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<readonly ConsequenceAnswer[]>([])
  if (consequences && consequences !== shown) setShown(consequences)
  const known = shown.filter(isKnown)
  return (
    <Dialog
      title={said.consequences.title}
      closeLabel={text('action.close')}
      opened={consequences !== null}
      onClose={onClose}
    >
      <p className={classes.help}>{known.length > 0 ? said.consequences.lead : said.consequences.nobody}</p>
      <ul>
        {known.map(({ kind, count, teams, steps }) => (
          <li key={kind}>
            {said.consequences.kinds[kind](count, teams)}
            {steps.length > 0 ? (
              <ul>
                {steps.map(({ step_title, step_title_es, needed_by }) => (
                  <li key={step_title}>
                    {said.consequences.missed(locale === 'es' ? step_title_es : step_title, needed_by)}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button data-autofocus {...(isGrave && { color: 'red' })} onClick={onConfirm}>
          {doLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isKnown = (one: ConsequenceAnswer): one is ConsequenceAnswer & { kind: ConsequenceKind } =>
  consequenceKinds.some((kind) => kind === one.kind)
