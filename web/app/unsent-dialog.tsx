import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Unsent } from '#web/data/log-out.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'

const leavingWords = {
  en: {
    title: 'Some of your work is not sent yet',
    text: (count: number) =>
      count === 1
        ? '1 change is only on this device. What should happen with it?'
        : `${count} changes are only on this device. What should happen with them?`,
    send: 'Send now and log out',
    sendFailed: 'We could not send everything. Check your connection, or choose another way.',
    keep: 'Keep on this device and log out',
    keepHelp: 'It is sent the next time you log in here. Do not choose this on a shared computer.',
    discard: 'Discard and log out',
  },
  es: {
    title: 'Parte de tu trabajo aún no se envió',
    text: (count: number) =>
      count === 1
        ? '1 cambio está solo en este dispositivo. ¿Qué hacemos con él?'
        : `${count} cambios están solo en este dispositivo. ¿Qué hacemos con ellos?`,
    send: 'Enviar ahora y cerrar sesión',
    sendFailed: 'No pudimos enviar todo. Revisa tu conexión o elige otra opción.',
    keep: 'Guardar en este dispositivo y cerrar sesión',
    keepHelp: 'Se envía la próxima vez que inicies sesión aquí. No lo elijas en una computadora compartida.',
    discard: 'Descartar y cerrar sesión',
  },
} as const

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
  const words = leavingWords[useLocale()]
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
      title={words.title}
      closeButtonProps={{ 'aria-label': text('action.close') }}
    >
      <Stack>
        <Text>{words.text(unsent + halfTyped)}</Text>
        {state === 'failed' ? (
          <Text c="red.8" role="alert">
            {words.sendFailed}
          </Text>
        ) : null}
        {unsent > 0 ? (
          <Button onClick={handleSend} loading={state === 'sending'}>
            {words.send}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => onLeave('keep')}>
          {words.keep}
        </Button>
        <Text size="sm" c="dimmed">
          {words.keepHelp}
        </Text>
        <Button variant="subtle" color="red" onClick={() => onLeave('discard')}>
          {words.discard}
        </Button>
      </Stack>
    </Modal>
  )
}
