import { ActionIcon, Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { byValues } from '#web/ui/by-values.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { removalWords } from './removal-words.ts'
import { tellRemoval } from './removals.ts'

type Props = {
  /** What goes, in the person's own words. */
  name: string
  /** What the button is called where "Remove: …" is not enough. */
  label?: string | undefined
  /** The question that the dialog asks. */
  ask?: string | undefined
  /**
   * What else goes or changes with it, which is asked about; a function where that takes counting. Where nothing does,
   * nothing is asked, and it can be put back.
   */
  consequence?: string | (() => string | undefined) | undefined
  /** The question itself says what goes with it. */
  isAsked?: boolean
  onRemove: () => void
}

/** Takes something out of the plan. Readers do not see it. */
export const RemoveButton = byValues(function RemoveButton(props: Props) {
  const { name, label, ask, consequence, isAsked = false, onRemove } = props
  const text = useText()
  const said = removalWords[useLocale()]
  const id = useId()
  const { queue, isEditable } = usePlanFrame()
  const [isAsking, setAsking] = useState(false)
  const [loss, setLoss] = useState('')
  const trigger = useRef<HTMLButtonElement>(null)
  if (!isEditable) return null
  const close = () => setAsking(false)
  const button = label ?? `${said.remove}: ${name}`

  function remove(write: () => void, about: string) {
    if (trigger.current) focusAfterRemoval(trigger.current)
    write()
    announce(`${said.removed}: ${name} ${about}`.trim())
  }

  function handlePress() {
    const found = (typeof consequence === 'function' ? consequence() : consequence) ?? ''
    setLoss(found)
    if (found || isAsked) setAsking(true)
    else remove(() => tellRemoval({ name, button, held: queue.hold(onRemove) }), said.canUndo)
  }

  return (
    <>
      <ActionIcon ref={trigger} aria-label={button} onClick={handlePress}>
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
              remove(onRemove, '')
            }}
          >
            {said.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
})
