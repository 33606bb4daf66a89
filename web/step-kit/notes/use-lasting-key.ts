import { useRef } from 'react'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'

/** A new record gets another id once it was sent. Under the key of its first one it keeps the focus and the typing. */
export function useLastingKey(): (id: string) => string {
  const { queue } = usePlanFrame()
  const made = useRef(new Set<string>())
  return (id) => {
    if (id.startsWith('new-')) made.current.add(id)
    return [...made.current].find((one) => queue.realId(one) === id) ?? id
  }
}
