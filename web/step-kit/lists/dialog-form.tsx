import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { holdsTooLong } from '#web/step-kit/growing-textarea.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { showRefused } from './add-form.tsx'
import classes from './lists.module.css'

type Props = {
  /** What the form is called within its step, where what is not saved yet is found again. */
  keptAs: string
  save: string
  onSave: () => void
  /** Forgets what was typed; closing the window does not. */
  onCancel: () => void
  children: ReactNode
}

const words = { en: 'Cancel', es: 'Cancelar' } as const

/** All fields of one card in a dialog. What is refused is shown at its field and focused. */
export function DialogForm({ keptAs, save, onSave, onCancel, children }: Props) {
  const cancel = words[useLocale()]
  return (
    <form
      className={classes.dialog}
      data-kept={keptAs}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        if (!holdsTooLong(form)) onSave()
        requestAnimationFrame(() => showRefused(form))
      }}
    >
      {children}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit">{save}</Button>
      </DialogActions>
    </form>
  )
}
