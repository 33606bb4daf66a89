import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Unsent } from '#web/data/log-out.ts'
import { useText } from '#web/i18n/text.tsx'

type DialogProps = {
  unsent: number
  /** Texts that were begun and belong to nothing yet: they cannot be sent. */
  halfTyped: number
  onClose: () => void
  onLeave: (choice: Unsent) => Promise<void>
  onSend: () => Promise<boolean>
}

/** Before logging out with work that only this device has: send it, keep it here, or discard it. */
export function UnsentDialog({ unsent, halfTyped, onClose, onLeave, onSend }: DialogProps) {
  const text = useText()
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function handleSend() {
    setState('sending')
    // What cannot be sent was not asked about: it stays.
    if (await onSend()) await onLeave(halfTyped > 0 ? 'keep' : 'discard')
    else setState('failed')
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={text('logout.title')}
      closeButtonProps={{ 'aria-label': text('action.close') }}
    >
      <Stack>
        <Text>{text('logout.text', { count: unsent + halfTyped })}</Text>
        {state === 'failed' ? (
          <Text c="red.8" role="alert">
            {text('logout.sendFailed')}
          </Text>
        ) : null}
        {unsent > 0 ? (
          <Button onClick={handleSend} loading={state === 'sending'}>
            {text('logout.send')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => onLeave('keep')}>
          {text('logout.keep')}
        </Button>
        <Text size="sm" c="dimmed">
          {text('logout.keepHelp')}
        </Text>
        <Button variant="subtle" color="red" onClick={() => onLeave('discard')}>
          {text('logout.discard')}
        </Button>
      </Stack>
    </Modal>
  )
}
