import { useText } from '#web/i18n/text.tsx'
import classes from './onboarding.module.css'
import type { SaveState } from './use-profile-draft.ts'

export function SaveMark({ state }: { state: SaveState }) {
  const text = useText()
  const words = {
    saved: text('save.saved'),
    saving: text('save.saving'),
    queued: text('joining.onboard.queued'),
    refused: text('joining.onboard.notSaved'),
  }
  return (
    <p className={classes.mark} data-state={state} role="status">
      {words[state]}
    </p>
  )
}
