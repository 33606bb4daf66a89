import { pairsOf } from '#domain/plan/pairs.ts'
import { Room } from '#web/step-kit/layout/room.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { isComplete } from './buying.ts'
import { Overview } from './overview.tsx'
import { PairWork } from './pair-work.tsx'

/** How each offering is bought by each segment it is for, one pair after the other. */
export function Screen() {
  const { data } = usePlan()
  return (
    <Room isWide>
      <PairPicker isComplete={(pair) => isComplete(data, pair)}>
        {(pair) => <PairWork pair={pair} />}
      </PairPicker>
      <Overview pairs={pairsOf(data)} />
    </Room>
  )
}
