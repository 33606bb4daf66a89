import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { activitiesAt, type EditedStage, hasWork, type Marketing, openIn } from './activities.ts'
import { ActivityWork } from './activity-work.tsx'
import { titleOf } from './funnel-words.ts'
import { PairChoice } from './pair-choice.tsx'
import { stageWords } from './stage-words.ts'

type Props = { activity: Marketing; stage: EditedStage }

/** One activity of an end of the funnel with everything that is asked of it. */
export function StageCard({ activity, stage }: Props) {
  const locale = useLocale()
  const text = stageWords[stage][locale]
  const { data, write } = usePlan()
  const { _id, name } = activity
  const field = `activity:${_id}`
  const called = titleOf(activity, locale)
  const others = activitiesAt(data, stage).filter((one) => one._id !== _id)
  return (
    <Card
      as="li"
      edge={openIn(data, activity).length === 0 ? 'leaf' : 'plain'}
      isOneOfMany
      data-field={field}
    >
      <CardHead
        actions={
          <>
            <CommentButton field={field} label={called} />
            <RemoveButton
              name={called}
              consequence={hasWork(activity) ? text.goesToo : undefined}
              onRemove={() => write.remove('activity', _id)}
            />
          </>
        }
      >
        <ItemText
          isOneParagraph
          label={`${text.name} ${called}`}
          keptAs={field}
          value={name}
          others={others.map((one) => titleOf(one, locale))}
          maxLength={200}
          onSave={(next) => write.update('activity', _id, { name: next })}
        />
      </CardHead>
      <PairChoice activity={activity} />
      <ActivityWork activity={activity} hints={text.hints} reachLabel={text.reach} />
    </Card>
  )
}
