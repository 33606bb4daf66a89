import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Card, isByHand, joined, step } from './pitch.ts'

/** Writes a card, and the pitch as long as it follows the cards. */
export function usePitch() {
  const { read, write } = usePlanFrame()
  return {
    tell(card: Card, text: string) {
      const plan = read()
      write.save({ step, key: card }, { value: text })
      if (!isByHand(plan)) write.saveBusiness({ pitch: joined(plan, { [card]: text }) })
    },
    join: () => write.saveBusiness({ pitch: joined(read()) }),
    change: (pitch: string) => write.saveBusiness({ pitch }),
  }
}
