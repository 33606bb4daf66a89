import buttons from '#web/features/public/buttons.module.css'
import type { Attempt } from './use-attempt.ts'

export function SubmitButton(props: { attempt: Attempt; label: string; busyLabel: string }) {
  const { isReady, isBusy, seconds } = props.attempt
  return (
    <button type="submit" className={buttons.primary} disabled={!isReady}>
      {isBusy ? props.busyLabel : props.label}
      {seconds > 0 ? ` (${seconds})` : ''}
    </button>
  )
}
