import { useLocale, useText } from '#web/i18n/text.tsx'
import { useSaveVoice } from '#web/step-kit/use-save-voice.ts'
import classes from './onboarding.module.css'
import type { SaveState } from './use-profile-draft.ts'
import { words as onboardingWords } from './words.ts'

/** It changes with every pause, so it is seen and not heard. What is refused is said at its field. */
export function SaveMark({ state }: { state: SaveState }) {
  const text = useText()
  const common = onboardingWords[useLocale()]
  useSaveVoice(state === 'refused' ? 'undecided' : state)
  const words = {
    saved: text('save.saved'),
    saving: text('save.saving'),
    queued: common.onboard.queued,
    refused: common.onboard.notSaved,
  }
  return (
    <p className={classes.mark} data-state={state}>
      {words[state]}
    </p>
  )
}
