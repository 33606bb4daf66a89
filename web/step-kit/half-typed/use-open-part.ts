import { useState } from 'react'
import { useFieldsLeft, useWayTo } from './use-half-typed.ts'

/** The part of the screen in which a field stands; `isLeft` where something was left half typed in it. */
type PartOf<Part> = (field: string, isLeft: boolean) => Part | null | undefined

/**
 * Which of several parts is open, such as a view, a card or a form: as the screen begins the one in which something was
 * left half typed, and later the one to which the person is led.
 */
export function useOpenPart<Part>(begin: Part, partOf: PartOf<Part>) {
  const left = useFieldsLeft()
  const [open, setOpen] = useState<Part>(() => {
    const [first] = left.flatMap((field) => partOf(field, true) ?? [])
    return first ?? begin
  })
  useWayTo((field) => setOpen((before) => partOf(field, false) ?? before))
  return [open, setOpen] as const
}
