import { useLocale } from '#web/i18n/text.tsx'
import { useSaveVoice } from '#web/step-kit/use-save-voice.ts'
import classes from './onboarding.module.css'
import type { SaveState } from './use-profile-draft.ts'
import { words } from './words.ts'

/** It changes with every pause, so it is seen and not heard. What is refused is said at its field. */
export function SaveMark({ state }: { state: SaveState }) {
  const text = words[useLocale()].onboard
  useSaveVoice(state === 'refused' ? 'undecided' : state)
  return (
    <p className={classes.mark} data-state={state}>
      {text[state === 'refused' ? 'notSaved' : state]}
    </p>
  )
}
