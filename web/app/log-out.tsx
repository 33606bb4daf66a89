import { Button, Modal, Stack, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { logOut, type Unsent } from '#web/data/log-out.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'

const LogOutContext = createContext<() => void>(() => {})

/** Starts the logout; with unsent work it first asks what should happen with it. */
export function useLogOut(): () => void {
  return useContext(LogOutContext)
}

export function LogOutProvider({ children }: { children: ReactNode }) {
  const me = useMe()
  const locale = useLocale()
  const [unsent, setUnsent] = useState(0)

  async function leave(choice: Unsent) {
    await logOut(choice, locale)
    window.location.assign(localePath(locale, '/login'))
  }

  async function handleLogOut() {
    const waiting = me ? queueFor(me.user_id).state().unsent.length : 0
    if (waiting > 0) setUnsent(waiting)
    else await leave('discard')
  }

  return (
    <LogOutContext value={() => void handleLogOut()}>
      {children}
      {me ? (
        <UnsentDialog
          count={unsent}
          onClose={() => setUnsent(0)}
          onLeave={leave}
          onSend={() => queueFor(me.user_id).flush()}
        />
      ) : null}
    </LogOutContext>
  )
}

type DialogProps = {
  count: number
  onClose: () => void
  onLeave: (choice: Unsent) => Promise<void>
  onSend: () => Promise<boolean>
}

function UnsentDialog({ count, onClose, onLeave, onSend }: DialogProps) {
  const text = useText()
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function handleSend() {
    setState('sending')
    if (await onSend()) await onLeave('discard')
    else setState('failed')
  }

  return (
    <Modal
      opened={count > 0}
      onClose={onClose}
      title={text('logout.title')}
      closeButtonProps={{ 'aria-label': text('action.close') }}
    >
      <Stack>
        <Text>{text('logout.text', { count })}</Text>
        {state === 'failed' ? (
          <Text c="red.8" role="alert">
            {text('logout.sendFailed')}
          </Text>
        ) : null}
        <Button onClick={handleSend} loading={state === 'sending'}>
          {text('logout.send')}
        </Button>
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
