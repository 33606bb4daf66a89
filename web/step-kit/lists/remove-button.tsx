import { ActionIcon, Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'

type Props = {
  /** What goes, in the person's own words. */
  name: string
  /** What the button is called where "Remove: …" is not enough. */
  label?: string | undefined
  /** The question that the dialog asks. */
  ask?: string | undefined
  /** What else goes or changes with it; a function where that takes counting, which waits for the question. */
  consequence?: string | (() => string | undefined) | undefined
  onRemove: () => void
}

const words = {
  en: { remove: 'Remove', keep: 'Keep it', ask: 'Remove this?', removed: 'Removed' },
  es: { remove: 'Quitar', keep: 'Dejarlo', ask: '¿Quitar esto?', removed: 'Quitado' },
} as const

/** Takes something out of the plan, after asking. Readers do not see it. */
export function RemoveButton({ name, label, ask, consequence, onRemove }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const id = useId()
  const { isEditable } = usePlanFrame()
  const [isAsking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (!isEditable) return null
  const close = () => setAsking(false)
  const loss = typeof consequence === 'function' ? isAsking && consequence() : consequence
  return (
    <>
      <ActionIcon
        ref={trigger}
        aria-label={label ?? `${said.remove}: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Icon name="remove" size={20} />
      </ActionIcon>
      <Dialog title={ask ?? said.ask} closeLabel={text('step.close')} opened={isAsking} onClose={close}>
        <p id={id}>
          <strong>{name}</strong>
        </p>
        {loss ? <p>{loss}</p> : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {said.keep}
          </Button>
          <Button
            color="red"
            aria-describedby={id}
            onClick={() => {
              close()
              if (trigger.current) focusAfterRemoval(trigger.current)
              onRemove()
              announce(`${said.removed}: ${name}`)
            }}
          >
            {said.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
