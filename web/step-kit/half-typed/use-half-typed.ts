import { useContext, useEffect, useMemo, useRef } from 'react'
import { halfTyped } from '#web/data/half-typed/half-typed.ts'
import { useKept, writtenText } from '#web/data/half-typed/use-kept.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { KeepingContext } from '#web/step-kit/step-context.tsx'

const newId = /new-[\w-]+/g
const realId = /[0-9a-f]{24}/g

/** A record keeps what is typed for it when the server gives it its id: where it stands from then on, and stood before. */
export function useKeptKeys(field: string): readonly [string, string] {
  const place = useContext(KeepingContext)
  const { queue } = usePlanFrame()
  const now = field.replace(newId, (id) => queue.realId(id) ?? id)
  const before = field.replace(realId, queue.firstId)
  return [`${place}/${now}`, `${place}/${before}`]
}

/**
 * What is typed in a form and not added yet, in place of useState: it outlives other steps, another language and a
 * reload, and the save mark tells of it. Each form has a field of its own within its step.
 */
export function useHalfTyped(field: string) {
  return useHalfTypedForm<string>(field, '', writtenText)
}

/** The same for a form with more than one field; `textOf` gives the words that were typed, or null where there are none. */
export function useHalfTypedForm<T>(field: string, empty: T, textOf: (value: T) => string | null) {
  const [key, former] = useKeptKeys(field)
  return useKept(key, former, empty, textOf)
}

/** The fields of this step in which something was left, as the screen begins. */
export function useFieldsLeft(): readonly string[] {
  const place = useContext(KeepingContext)
  const { isEditable } = usePlanFrame()
  return useMemo(() => {
    const start = `${place}/`
    return isEditable ? halfTyped.list(start).map(({ key }) => key.slice(start.length)) : []
  }, [place, isEditable])
}

/** For what is removed and has no record of its own. */
export function useDiscard(): (field: string) => void {
  const place = useContext(KeepingContext)
  return (field) => halfTyped.remove(`${place}/${field}`)
}

/** For what is known by its words: what waits for it goes along when they change. */
export function useCarryOver(): (from: string, to: string) => void {
  const place = useContext(KeepingContext)
  return (from, to) => {
    const waiting = halfTyped.get(`${place}/${from}`)
    if (!waiting) return
    halfTyped.remove(waiting.key)
    halfTyped.put(`${place}/${to}`, waiting.value, waiting.text)
  }
}

type Way = (field: string) => void

/** What can be opened on this page. */
export const ways = new Set<Way>()

/** Opens what hides a field, such as a tab or a fold, when the person wants to go there. */
export function useWayTo(open: Way): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const way: Way = (field) => latest.current(field)
    ways.add(way)
    return () => void ways.delete(way)
  }, [])
}
