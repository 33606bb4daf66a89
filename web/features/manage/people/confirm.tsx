import { Button } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './people.module.css'

type Props = {
  title: string
  /** What it does, before it is done. */
  help: string
  action: string
  isOpen: boolean
  isBusy: boolean
  problem: string
  isLoss?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function Confirm({ title, help, action, isOpen, isBusy, problem, isLoss, onConfirm, onClose }: Props) {
  const text = useText()
  return (
    <Dialog title={title} closeLabel={text('action.close')} opened={isOpen} onClose={onClose}>
      <p>{help}</p>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <BusyButton {...(isLoss ? { color: 'red' } : {})} loading={isBusy} onClick={onConfirm}>
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
