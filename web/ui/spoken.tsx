import { useSyncExternalStore } from 'react'
import { spoken } from './announce.ts'

/** Where the page says what `announce` is told. There is one, and it is there before anything is said. */
export function Spoken() {
  const lines = useSyncExternalStore(spoken.subscribe, spoken.lines, spoken.lines)
  return (
    <div className="visually-hidden" aria-live="polite" data-spoken>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
