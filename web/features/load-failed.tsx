import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Nothing to show: offline, not allowed or broken, and the way to try again. */
export function LoadFailed({ error, onRetry }: { error: CombinedError; onRetry: () => void }) {
  const text = useText()
  const { message } = refusalOf(error)
  return (
    <ErrorState
      title={message ? text('error.any') : text('error.unreachable')}
      help={message || text('error.unreachableHelp')}
    >
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
