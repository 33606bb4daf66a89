import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { useLeaveGuard } from '#web/shared/address/use-address.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { editorWords } from './words.ts'

/** Nobody loses words by a click on a link. */
export function LeaveGuard({ count }: { count: number }) {
  const said = editorWords[useLocale()]
  const { isAsked, leave, stay } = useLeaveGuard(count > 0)
  return (
    <Dialog title={said.leaveTitle} closeLabel={said.close} opened={isAsked} onClose={stay}>
      <p>{said.leaveText(count)}</p>
      <DialogActions>
        <Button variant="default" color="red" onClick={leave}>
          {said.leave}
        </Button>
        <Button onClick={stay}>{said.stay}</Button>
      </DialogActions>
    </Dialog>
  )
}
