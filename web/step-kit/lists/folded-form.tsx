import { type ReactNode, useRef, useState } from 'react'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Fold } from '#web/ui/fold.tsx'

type Props = {
  label: string
  /** What the list belongs to, where a step has several of them. */
  of?: string
  /** The list has nothing yet: its form is what one came for. */
  isOpen: boolean
  /** What the form is called within its step. */
  keptAs: string
  children: ReactNode
}

/** A form that waits folded where there is something already, and stands open where there is nothing or half of it. */
export function FoldedForm({ label, of, isOpen, keptAs, children }: Props) {
  const isLeft = useFieldsLeft().includes(keptAs)
  const [startedOpen] = useState(isOpen || isLeft)
  const [wasOpened, setWasOpened] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  useWayTo((field) => {
    if (field === keptAs && fold.current) fold.current.open = true
  })
  if (startedOpen) return children
  const name = (
    <>
      {label}
      {of ? <span className="visually-hidden">: {of}</span> : null}
    </>
  )
  return (
    <Fold ref={fold} label={name} sign="plus" onToggle={() => setWasOpened(true)}>
      {wasOpened ? children : null}
    </Fold>
  )
}
