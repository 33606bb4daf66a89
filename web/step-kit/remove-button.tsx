import { ActionIcon, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { usePlanFrame } from './plan-context.tsx'
import { RemoveIcon } from './remove-icon.tsx'

type Props = {
  /** What goes, for those who only hear the button: "Remove the question …". */
  label: string
  /** The question that the dialog asks. */
  ask: string
  /** What else goes or changes with it. */
  consequence?: string | undefined
  onRemove: () => void
}

const words = {
  en: { remove: 'Remove', keep: 'Keep it' },
  es: { remove: 'Quitar', keep: 'Dejarlo' },
} as const

/** Takes something out of the plan, after asking. Readers do not see it. */
export function RemoveButton({ label, ask, consequence, onRemove }: Props) {
  const text = useText()
  const { remove, keep } = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const [isAsking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (!isEditable) return null
  const close = () => setAsking(false)
  return (
    <>
      <ActionIcon ref={trigger} aria-label={label} onClick={() => setAsking(true)}>
        <RemoveIcon />
      </ActionIcon>
      <Dialog title={ask} closeLabel={text('step.close')} opened={isAsking} onClose={close}>
        {consequence ? <p>{consequence}</p> : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {keep}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close()
              if (trigger.current) focusAfterRemoval(trigger.current)
              onRemove()
            }}
          >
            {remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
