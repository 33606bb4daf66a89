import { type ReactNode, useRef, useState } from 'react'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import classes from './screen.module.css'

type Props = { label: string; isOpen: boolean; keptAs: string; children: ReactNode }

/** A form that waits folded where there is something already, and stands open where there is nothing or half of it. */
export function Folded({ label, isOpen, keptAs, children }: Props) {
  const isLeft = useFieldsLeft().includes(keptAs)
  const [startedOpen] = useState(isOpen || isLeft)
  const [wasOpened, setWasOpened] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  useWayTo((field) => {
    if (field === keptAs && fold.current) fold.current.open = true
  })
  if (startedOpen) return children
  return (
    <details ref={fold} className={classes.folded} onToggle={() => setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened ? children : null}
    </details>
  )
}
