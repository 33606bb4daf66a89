import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

type Props = { error: CombinedError | undefined; onRetry: () => void }

/** Nothing to show: no line, or the server's own words why not. */
export function LoadFailed({ error, onRetry }: Props) {
  const text = useText()
  const refusal = error ? refusalOf(error).message : ''
  const help = refusal || text(error ? 'error.unreachableHelp' : 'error.notFoundHelp')
  const title = error && !refusal ? text('error.unreachable') : text('matching.failed')
  return (
    <ErrorState title={title} help={help}>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
