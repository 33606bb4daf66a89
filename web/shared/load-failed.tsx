import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { reportCaught } from '#web/data/report-error.ts'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NoAnswer } from './no-answer.tsx'

/** No fault of ours: the reader may not see it, or asked too often. */
const expected = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']

type Props = {
  error: CombinedError | undefined
  /** The server answered that there is no such thing. */
  isMissing?: boolean
  onRetry: () => void
}

/** Nothing to show: nobody answered, or the server's own words why not, and the way to try again. */
export function LoadFailed({ error, isMissing = false, onRetry }: Props) {
  const text = useText()
  const message = isMissing ? text('error.notFoundHelp') : error && refusalOf(error).message
  useEffect(() => {
    const code = String(error?.graphQLErrors[0]?.extensions.code)
    if (message && !isMissing && !expected.includes(code)) reportCaught(error)
  }, [message, isMissing, error])
  if (!message) return <NoAnswer onRetry={onRetry} />
  return (
    <ErrorState title={text('error.any')} help={message}>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
