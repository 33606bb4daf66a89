import { Button } from '@mantine/core'
import { isOnline } from '#web/data/online.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { NoAnswer } from '#web/shared/no-answer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PartMissing } from '#web/ui/part.tsx'
import { UnknownGuard } from './guards.ts'
import { homeOf } from './home-of.ts'
import { openAgain } from './open-pages.ts'
import { SessionUnknown, SignedOutHere } from './session-unknown.ts'
import { SignedOutScreen } from './signed-out-screen.tsx'

export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const text = useText()
  const locale = useLocale()
  const me = useMe()
  if (error instanceof SignedOutHere) return <SignedOutScreen />
  if (error instanceof SessionUnknown) return <NoAnswer onRetry={openAgain} />
  // A part that was lost once stays lost for some browsers until the whole page is loaded again.
  if (error instanceof PartMissing && !isOnline()) return <NoAnswer onRetry={reset} />
  const title = error instanceof UnknownGuard ? text('error.unknownGuard') : text('error.any')
  return (
    <ErrorState
      title={title}
      code={text('error.status', { status: statusOf(error) })}
      help={text('error.help')}
    >
      <Button onClick={reset}>{text('action.retry')}</Button>
      <Button component="a" variant="default" href={localePath(locale, homeOf(me))}>
        {text('action.home')}
      </Button>
    </ErrorState>
  )
}

export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : Number.NaN
  return status >= 400 && status < 600 ? status : 500
}
