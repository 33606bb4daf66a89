import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useOnline } from '#web/data/online.ts'
import { service } from '#web/data/service.ts'
import { useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

const firstWaitMs = 3000
const longestWaitMs = 30_000

/** Nobody answered: no line, or the service is away. It goes on asking by itself, and reads when somebody is there. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  const isOnline = useOnline()
  useReturn(onRetry)
  useLooking(isOnline)
  return (
    <ErrorState
      title={text(isOnline ? 'error.unreachable' : 'error.notKept')}
      help={text(isOnline ? 'error.unreachableHelp' : 'error.notKeptHelp')}
    >
      <Button onClick={service.lookAgain}>{text('action.retry')}</Button>
    </ErrorState>
  )
}

function useReturn(retry: () => void): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => service.onReturn(() => latest.current()), [])
}

/** Less and less often: one request may have got lost while the service is well. */
function useLooking(isOnline: boolean): void {
  useEffect(() => {
    if (!isOnline) return
    let timer: ReturnType<typeof setTimeout>
    function wait(ms: number) {
      timer = setTimeout(() => {
        service.lookAgain()
        wait(Math.min(longestWaitMs, ms * 2))
      }, ms)
    }
    wait(firstWaitMs)
    return () => clearTimeout(timer)
  }, [isOnline])
}
