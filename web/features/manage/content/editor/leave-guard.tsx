import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useLocale } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { editorWords } from './words.ts'

/** Nobody loses words by a click on a link. */
export function LeaveGuard({ count }: { count: number }) {
  const said = editorWords[useLocale()]
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => count > 0,
    enableBeforeUnload: () => count > 0,
    withResolver: true,
  })
  return (
    <Dialog
      title={said.leaveTitle}
      closeLabel={said.close}
      opened={status === 'blocked'}
      onClose={() => reset?.()}
    >
      <p>{said.leaveText(count)}</p>
      <DialogActions>
        <Button variant="default" color="red" onClick={() => proceed?.()}>
          {said.leave}
        </Button>
        <Button onClick={() => reset?.()}>{said.stay}</Button>
      </DialogActions>
    </Dialog>
  )
}
