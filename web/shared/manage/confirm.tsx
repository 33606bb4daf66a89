import { Button } from '@mantine/core'
import { useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Problem } from './problem.tsx'

type Props = {
  title: string
  /** What it does, before it is done. */
  help: string
  action: string
  isOpen: boolean
  isBusy?: boolean
  problem?: string
  isLoss?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more. Where something would be lost, the way back has the focus. */
export function Confirm({
  title,
  help,
  action,
  isOpen,
  isBusy = false,
  problem = '',
  isLoss = false,
  onConfirm,
  onClose,
}: Props) {
  const text = useText()
  return (
    <Dialog title={title} closeLabel={text('action.close')} opened={isOpen} onClose={onClose}>
      <p>{help}</p>
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button variant="default" data-autofocus={isLoss || undefined} onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <BusyButton {...(isLoss ? { color: 'red' } : {})} loading={isBusy} onClick={onConfirm}>
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
