import { useText } from '#web/i18n/text.tsx'
import { useSaveVoice } from '#web/step-kit/use-save-voice.ts'
import classes from './onboarding.module.css'
import type { SaveState } from './use-profile-draft.ts'

/** It changes with every pause, so it is seen and not heard. What is refused is said at its field. */
export function SaveMark({ state }: { state: SaveState }) {
  const text = useText()
  useSaveVoice(state === 'refused' ? 'undecided' : state)
  const words = {
    saved: text('save.saved'),
    saving: text('save.saving'),
    queued: text('joining.onboard.queued'),
    refused: text('joining.onboard.notSaved'),
  }
  return (
    <p className={classes.mark} data-state={state}>
      {words[state]}
    </p>
  )
}
