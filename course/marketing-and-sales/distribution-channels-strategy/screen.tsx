import { Room } from '#web/step-kit/layout/room.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PairStrategy } from './pair-strategy.tsx'
import { pairGaps } from './strategy.ts'

/** How widely each offering is sold to each segment, and by whom. */
export function Screen() {
  const { data } = usePlan()
  return (
    <Room isWide>
      <PairPicker isComplete={(pair) => pairGaps(data, pair).length === 0}>
        {(pair) => <PairStrategy pair={pair} />}
      </PairPicker>
    </Room>
  )
}
