import type { SaveState } from './use-save-state.ts'

/** What is sent within this time needs no word. */
export const waitMs = 5000

export type Spoken = 'saved' | 'unsent'

/**
 * What is heard of saving. Not every pause: once that the first words are safe, after a while that something is not
 * sent, and then once that it is safe again.
 */
export function createSaveVoice(say: (what: Spoken) => void) {
  let state: SaveState | null = null
  let told: Spoken | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell(what: Spoken) {
    if (told === what) return
    told = what
    say(what)
  }

  return {
    become: (next: SaveState) => {
      const isFirst = state === null
      if (next === state) return
      state = next
      clearTimeout(timer)
      if (next === 'queued' || next === 'unkept') timer = setTimeout(() => tell('unsent'), waitMs)
      // The strip at the top says this one at once.
      if (next === 'undecided') told = 'unsent'
      if (next === 'saved' && !isFirst) tell('saved')
    },
    stop: () => {
      clearTimeout(timer)
      state = null
    },
  }
}
