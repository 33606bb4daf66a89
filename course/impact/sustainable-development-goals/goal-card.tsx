import { type Goal, goalTitle } from '#course/impact/shared/goals.ts'
import { withoutEnd } from '#course/shared/sentence.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { MoveButtons } from '#web/step-kit/lists/move-buttons.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { described, withSentence } from './choosing.ts'
import { fittingOutcomes, outcomesOf } from './fits.ts'
import classes from './tiles.module.css'
import { type GoalOrder, placeId } from './use-goal-order.ts'
import { useGoals } from './use-goals.ts'
import { words } from './words.ts'

type Props = { goal: Goal; place: number; count: number; order: GoalOrder }

/** A chosen goal: its place among the chosen, and what the business does for it. */
export function GoalCard({ goal, place, count, order }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const change = useGoals()
  const { index, description } = goal
  const name = text.goalOf(index, goalTitle(index, locale))
  const fitting = fittingOutcomes(data, index)
  const isLost = fitting.length === 0 && outcomesOf(data).length > 0
  const say = (words: string) => change((goals) => described(goals, index, words))
  return (
    <Card as="li" isSmall id={placeId(place)} edge={order.isOver(place) ? 'warn' : 'leaf'}>
      <CardHead
        actions={
          <>
            {isEditable && count > 1 ? (
              <span className={classes.grip} {...order.handle(place)}>
                <Icon name="grip" size={24} />
              </span>
            ) : null}
            <CommentButton field={`sdg:${index}`} label={name} />
            <MoveButtons name={name} index={place} count={count} onMove={(to) => order.move(place, to)} />
          </>
        }
      >
        <Heading level={3}>{name}</Heading>
      </CardHead>
      <PlanText
        field={`sdg:${index}`}
        label={isEditable ? text.contribution : text.contributionRead}
        of={name}
        hint={text.hint}
        placeholder={text.placeholder}
        value={description}
        maxLength={2000}
        onSave={say}
        hasComments={false}
        isLong
      />
      {isEditable ? (
        <Ideas
          label={text.fits}
          ideas={fitting.filter((outcome) => !description.includes(withoutEnd(outcome)))}
          of={name}
          onTake={(outcome) => say(withSentence(description, outcome))}
        />
      ) : null}
      {isEditable && isLost ? <Told tone="warn">{text.noFit}</Told> : null}
    </Card>
  )
}
