import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { type Goal, longestTitle, most, objectivesOf } from './goals.ts'
import { ObjectiveRow } from './objective-row.tsx'
import { useGoals } from './use-goals.ts'
import { words } from './words.ts'

/** A goal with the steps that lead to it. */
export function GoalCard({ goal, number }: { goal: Goal; number: number }) {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { rename, removeGoal, addObjective } = useGoals()
  const { id, title, objectives } = goal
  const gap = useGap(`objectives:${id}`)
  const own = objectivesOf(data).filter((one) => one.goal.id === id)
  const keys = useTextKeys(objectives.map((one) => one.title))
  const name = title || text.nameless
  return (
    <Card as="li" data-field={`goal:${id}`}>
      <CardHead
        actions={
          <>
            <CommentButton field={`goal:${id}`} label={name} />
            <RemoveButton
              name={name}
              consequence={objectives.length > 0 ? text.lose(objectives.length) : undefined}
              onRemove={() => removeGoal(goal)}
            />
          </>
        }
      >
        {isEditable ? (
          <PlanText
            field={`title:${id}`}
            label={text.title}
            of={String(number)}
            value={title}
            maxLength={longestTitle}
            hasComments={false}
            onSave={(next) => rename(id, next.trim())}
          />
        ) : (
          <Heading>{name}</Heading>
        )}
      </CardHead>
      <Heading level={3}>{text.objectives}</Heading>
      <List isOrdered gap="l">
        {own.map((objective) => (
          <ObjectiveRow key={keys[objective.place]} objective={objective} />
        ))}
      </List>
      {isEditable && own.length < most ? (
        <div data-field={`objectives:${id}`}>
          <AddLine
            label={text.addObjective}
            of={name}
            hint={text.objectiveHint}
            keptAs={`add:${id}`}
            maxLength={longestTitle}
            others={objectives.map((one) => one.title)}
            gap={gap}
            onAdd={(next) => addObjective(id, next)}
          />
        </div>
      ) : isEditable ? (
        <Soft>{text.full}</Soft>
      ) : (
        <Fault>{gap}</Fault>
      )}
    </Card>
  )
}
