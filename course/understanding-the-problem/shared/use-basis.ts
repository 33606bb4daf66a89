import { isEqual } from '#domain/plan/equal.ts'
import { answer } from '#domain/plan/plan-data.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { basisKey } from './basis.ts'

/** Keeps from which answers a sentence was written, each time that it is. */
export function useBasis(step: string) {
  const { read, write } = usePlanFrame()
  return (answers: readonly string[]) => {
    const kept = answer(read(), 'one', step, basisKey)?.valueArr
    if (!isEqual(kept, answers)) write.save({ step, key: basisKey }, { valueArr: [...answers] })
  }
}
