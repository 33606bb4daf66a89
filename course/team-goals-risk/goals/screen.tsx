import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Below, Room } from '#web/step-kit/layout/room.tsx'
import { Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { GoalCard } from './goal-card.tsx'
import { goalsOf, longestTitle, manyGoals } from './goals.ts'
import { RoadmapLine } from './roadmap-line.tsx'
import { useGoals } from './use-goals.ts'
import { words } from './words.ts'

/** Goals side by side, each with its objectives, and all of them on one line. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue, isEditable } = usePlan()
  const { addGoal } = useGoals()
  const gap = useGap('goals')
  const goals = goalsOf(data)
  return (
    <Room isWide>
      <Stack>
        <Row>
          <Heading>{text.goals}</Heading>
          <Pill isStatus>{text.count(goals.length)}</Pill>
        </Row>
        {goals.length === 0 && !isEditable ? <Soft>{text.none}</Soft> : null}
        <List columns="wide" gap="l">
          {goals.map((goal, place) => (
            <GoalCard key={queue.firstId(goal.id)} goal={goal} number={place + 1} />
          ))}
        </List>
        {isEditable && goals.length > manyGoals ? <Told tone="warn">{text.many}</Told> : null}
        {isEditable ? (
          <div data-field="goals">
            <AddLine
              label={text.addGoal}
              hint={text.goalHint}
              placeholder={goals.length === 0 ? text.goalPlaceholder : undefined}
              keptAs="goal"
              maxLength={longestTitle}
              others={goals.map(({ title }) => title)}
              gap={gap}
              onAdd={addGoal}
            />
          </div>
        ) : null}
      </Stack>
      <Below>{goals.length > 0 ? <RoadmapLine /> : null}</Below>
    </Room>
  )
}
