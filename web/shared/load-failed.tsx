import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NoAnswer } from './no-answer.tsx'

/** Nothing to show: nobody answered, or the server's own words why not, and the way to try again. */
export function LoadFailed({ error, onRetry }: { error: CombinedError; onRetry: () => void }) {
  const text = useText()
  const { message } = refusalOf(error)
  if (!message) return <NoAnswer onRetry={onRetry} />
  return (
    <ErrorState title={text('error.any')} help={message}>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
