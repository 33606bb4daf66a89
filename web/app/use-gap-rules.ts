import { useEffect, useState } from 'react'
import type { GapRules } from '#course/contract/gaps.ts'
import { loadGapRules } from '#course/modules.ts'

const known = new Map<string, GapRules>()

/** What completes the steps of a module; null until it is here. */
export function useGapRules(moduleSlug: string | null): GapRules | null {
  const [, setArrived] = useState('')
  useEffect(() => {
    if (!moduleSlug || known.has(moduleSlug)) return
    let isCurrent = true
    void loadGapRules(moduleSlug).then((rules) => {
      known.set(moduleSlug, rules)
      if (isCurrent) setArrived(moduleSlug)
    })
    return () => {
      isCurrent = false
    }
  }, [moduleSlug])
  return known.get(moduleSlug ?? '') ?? null
}
