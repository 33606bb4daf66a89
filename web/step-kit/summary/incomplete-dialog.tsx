import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { StepLink } from './checklist.tsx'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

type Props = {
  steps: readonly string[]
  about: string
  /** The way back, and the way on. */
  stay: string
  confirm: string
  opened: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asking for an answer, or giving one, with open steps is allowed, but not by accident. */
export function IncompleteDialog(props: Props) {
  const { steps, about, stay, confirm, opened, isBusy, onClose, onConfirm } = props
  const { words } = useWords()
  return (
    <Dialog title={words.incompleteTitle} closeLabel={words.close} opened={opened} onClose={onClose}>
      <p>{about}</p>
      <ul className={classes.lacking}>
        {steps.map((slug) => (
          <li key={slug}>
            <StepLink slug={slug} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {stay}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
