import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { StepLink } from './checklist.tsx'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

type Props = {
  steps: readonly string[]
  opened: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asking with open steps is allowed, but not by accident. */
export function IncompleteDialog({ steps, opened, isBusy, onClose, onConfirm }: Props) {
  const { words } = useWords()
  return (
    <Dialog title={words.incompleteTitle} closeLabel={words.close} opened={opened} onClose={onClose}>
      <p>{words.incompleteAbout}</p>
      <ul className={classes.lacking}>
        {steps.map((slug) => (
          <li key={slug}>
            <StepLink slug={slug} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words.workOn}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {words.askAnyway}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
