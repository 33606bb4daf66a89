import { type ReactNode, useState } from 'react'
import classes from './screen.module.css'

/** A form that waits folded where there is something already, and stands open where there is nothing. */
export function Folded({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  const [startedOpen] = useState(isOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (startedOpen) return children
  return (
    <details className={classes.folded} onToggle={() => setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened ? children : null}
    </details>
  )
}
