import { goalsOf } from '#course/impact/shared/goals.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { mostGoals } from './choosing.ts'
import { GoalCard } from './goal-card.tsx'
import { GoalTiles } from './goal-tiles.tsx'
import { useGoalOrder } from './use-goal-order.ts'
import { words } from './words.ts'

/** Seventeen tiles, of which few are chosen, and how the business contributes to each of those. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const gap = useGap('sdgs')
  const goals = goalsOf(data)
  const chosen = goals.filter(({ active }) => active)
  const order = useGoalOrder()
  const title = isEditable ? text.chosenTitle : text.chosenTitleRead
  return (
    <Room isWide>
      {chosen.length > 0 ? <PhoneBar jump={{ to: 'chosen', label: title }} /> : null}
      <Row data-field="sdgs">
        <Pill isStatus>{text.count(chosen.length)}</Pill>
        {isEditable ? <Soft>{text.advice}</Soft> : null}
        <Fault>{gap}</Fault>
      </Row>
      {isEditable && chosen.length > mostGoals ? (
        <Told tone="warn" isStatus>
          {text.tooMany}
        </Told>
      ) : null}
      <GoalTiles goals={goals} />
      <Stack gap="m" id="chosen">
        <div>
          <Heading>{title}</Heading>
          {isEditable && chosen.length > 1 ? <Soft isSmall>{text.order}</Soft> : null}
        </div>
        {chosen.length === 0 ? <Soft>{isEditable ? text.empty : text.none}</Soft> : null}
        <List isOrdered>
          {chosen.map((goal, place) => (
            <GoalCard key={goal.index} goal={goal} place={place} count={chosen.length} order={order} />
          ))}
        </List>
      </Stack>
    </Room>
  )
}
