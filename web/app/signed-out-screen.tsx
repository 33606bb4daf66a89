import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { service } from '#web/data/service.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Logged out without a line: the login is out of reach, and opens by itself when it is not. */
export function SignedOutScreen() {
  const text = useText()
  const login = localePath(useLocale(), '/login')
  useEffect(() => service.onReturn(() => window.location.replace(login)), [login])
  return (
    <ErrorState title={text('error.signedOut')} help={text('error.signedOutHelp')}>
      <Button onClick={() => service.lookAgain()}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
