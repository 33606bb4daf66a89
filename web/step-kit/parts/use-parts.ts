import { useState } from 'react'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGapsTurn, useStep } from '#web/step-kit/step-context.tsx'
import { bearsKey, type Owns, partsWithGaps, unreadIn } from './part-fields.ts'

/** Which part of a step is open. When messages appear, the first part that lacks something opens. */
export function useParts(keys: readonly string[], owns: Owns = bearsKey) {
  const { module, step, gaps, showsGaps } = useStep()
  const { feedbackCounts, queue } = usePlanFrame()
  const [chosen, choose] = useState(keys[0])
  const lacking = showsGaps ? partsWithGaps(keys, gaps, owns) : []
  // What was left half typed in another part is found there.
  useWayTo((field) => {
    const part = keys.find((key) => owns(key, field))
    if (part !== undefined) choose(part)
  })
  useGapsTurn(() => {
    if (lacking[0] !== undefined) choose(lacking[0])
  })
  // A record that was made without a connection gets another id when it is back.
  const renamed = chosen?.replace(/new-[\w-]+/g, (id) => queue.realId(id) ?? id)
  return {
    open: keys.find((key) => key === chosen) ?? keys.find((key) => key === renamed) ?? keys[0],
    choose,
    marksOf: (key: string) => ({
      isLacking: lacking.includes(key),
      unread: unreadIn(key, feedbackCounts, `${module}.${step}.`, owns),
    }),
  }
}
