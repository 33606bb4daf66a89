import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { UnknownGuard } from './guards.ts'
import { SessionUnknown } from './session-unknown.ts'

export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const text = useText()
  const locale = useLocale()
  if (error instanceof SessionUnknown) {
    return (
      <ErrorState title={text('error.unreachable')} help={text('error.unreachableHelp')}>
        <Button onClick={() => window.location.reload()}>{text('action.retry')}</Button>
      </ErrorState>
    )
  }
  const title = error instanceof UnknownGuard ? text('error.unknownGuard') : text('error.any')
  return (
    <ErrorState
      title={title}
      code={text('error.status', { status: statusOf(error) })}
      help={text('error.help')}
    >
      <Button onClick={reset}>{text('action.retry')}</Button>
      <Button component="a" variant="default" href={localePath(locale, '/')}>
        {text('action.home')}
      </Button>
    </ErrorState>
  )
}

export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : Number.NaN
  return status >= 400 && status < 600 ? status : 500
}
