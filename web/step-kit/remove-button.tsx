import { ActionIcon, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { usePlanFrame } from './plan-context.tsx'

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
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path
            d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
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
