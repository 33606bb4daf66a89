import { chosenFunnels, funnelsOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { gapsOfPair } from './customer-worth.ts'
import { PairNumbers } from './pair-numbers.tsx'
import { Totals } from './totals.tsx'
import { words } from './words.ts'

const funnelAt = (plan: PlanData, key: string) => funnelsOf(plan).find(({ pair }) => pair.key === key)

/** How many customers the chosen activities bring, what one of them costs, and what one is worth. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const chosen = chosenFunnels(data)
  if (chosen.length === 0)
    return <MissingPrerequisite step="activities-selection" about={text.noActivities} />
  const activityIds = (key: string) => funnelAt(data, key)?.activities.map(({ _id }) => _id) ?? []
  return (
    <Room isWide>
      <HowCalculated>
        <PairPicker
          isComplete={({ key }) => {
            const own = funnelAt(data, key)
            return own !== undefined && own.activities.length > 0 && gapsOfPair(own).length === 0
          }}
          owns={(key, field) => field.includes(key) || activityIds(key).some((id) => field.includes(id))}
        >
          {({ key }) => {
            const own = funnelAt(data, key)
            return own ? <PairNumbers of={own} /> : null
          }}
        </PairPicker>
        <Totals funnels={chosen} />
      </HowCalculated>
    </Room>
  )
}
