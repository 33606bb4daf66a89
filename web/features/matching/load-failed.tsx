import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { NoAnswer } from '#web/shared/no-answer.tsx'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

type Props = { error: CombinedError | undefined; onRetry: () => void }

/** Nothing to show: no line, or the server's own words why not. */
export function LoadFailed({ error, onRetry }: Props) {
  const text = useText()
  const refusal = error ? refusalOf(error).message : text('error.notFoundHelp')
  if (!refusal) return <NoAnswer onRetry={onRetry} />
  return (
    <ErrorState title={text('matching.failed')} help={refusal}>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
