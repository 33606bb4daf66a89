import { useEffect, useState } from 'react'
import type { GapRules } from '#course/contract/gaps.ts'
import { loadGapRules } from '#course/modules.ts'

const known = new Map<string, GapRules>()

export async function prepareGapRules(moduleSlug: string): Promise<void> {
  if (!known.has(moduleSlug)) known.set(moduleSlug, await loadGapRules(moduleSlug))
}

/** What completes the steps of a module; null until it is here. */
export function useGapRules(moduleSlug: string | null): GapRules | null {
  const [, setArrived] = useState('')
  useEffect(() => {
    if (!moduleSlug || known.has(moduleSlug)) return
    let isCurrent = true
    void prepareGapRules(moduleSlug).then(() => {
      if (isCurrent) setArrived(moduleSlug)
    })
    return () => {
      isCurrent = false
    }
  }, [moduleSlug])
  return known.get(moduleSlug ?? '') ?? null
}
