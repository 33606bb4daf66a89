import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useMe } from '#web/data/session.ts'
import { halfTyped, ownKey } from './half-typed.ts'

type Change<T> = T | ((before: T) => T)

/** In place of useState for what is typed: it outlives the field, the page and the reload. */
export function useKept<T>(
  key: string,
  /** Where the same stood before a new record got its id. */
  formerKey: string,
  empty: T,
  textOf: (value: T) => string | null,
): readonly [T, (change: Change<T>) => void] {
  const latest = useRef({ empty, textOf })
  latest.current = { empty, textOf }
  const watch = useCallback(
    (changed: () => void) => {
      const ends = [...new Set([key, formerKey])].map((one) => halfTyped.watch(one, changed))
      return () => {
        for (const end of ends) end()
      }
    },
    [key, formerKey],
  )
  const find = () => halfTyped.get(key) ?? halfTyped.get(formerKey)
  const entry = useSyncExternalStore(watch, find, find)

  const change = useCallback(
    (given: Change<T>) => {
      const { empty: none, textOf: tell } = latest.current
      const found = halfTyped.get(key) ?? halfTyped.get(formerKey)
      const before = found ? (found.value as T) : none
      const next = given instanceof Function ? given(before) : given
      if (JSON.stringify(next) === JSON.stringify(none)) halfTyped.remove(key)
      else halfTyped.put(key, next, tell(next))
      if (formerKey !== key) halfTyped.remove(formerKey)
    },
    [key, formerKey],
  )
  return [entry ? (entry.value as T) : empty, change]
}

export const writtenText = (text: string) => (text.trim() === '' ? null : text)

/** A message or a reason while it is written: closing its window does not discard it. */
export function useKeptText(field: string): readonly [string, (change: Change<string>) => void] {
  const key = ownKey(useMe()?.user_id ?? '', field)
  return useKept<string>(key, key, '', writtenText)
}
