import { useEffect, useRef, useState } from 'react'
import { type TextKey, useText } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import { createSaveVoice, type Spoken } from './save-voice.ts'
import type { SaveState } from './use-save-state.ts'

const words = {
  saved: 'step.savedSpoken',
  unsent: 'step.unsentSpoken',
} as const satisfies Record<Spoken, TextKey>

/** Null for who only reads. */
export function useSaveVoice(state: SaveState | null): void {
  const text = useText()
  const latest = useRef(text)
  latest.current = text
  const [voice] = useState(() => createSaveVoice((what) => announce(latest.current(words[what]))))
  useEffect(() => {
    if (state) voice.become(state)
  }, [state, voice])
  useEffect(() => voice.stop, [voice])
}
