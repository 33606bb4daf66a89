import { useRef } from 'react'
import { sameShallow } from './plan/steady.ts'

/** The former object as long as each of its parts is the same one. */
export function useSameParts<T extends object>(value: T): T {
  const kept = useRef(value)
  kept.current = sameShallow(kept.current, value)
  return kept.current
}
