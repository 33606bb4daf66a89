import { looseActivities, stages } from '#course/marketing-and-sales/shared/activities.ts'
import { titleOf } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { PairChoice } from '#course/marketing-and-sales/shared/pair-choice.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import classes from './funnel.module.css'
import { isComplete, ownsOf } from './funnel.ts'
import { words } from './words.ts'

/** The whole way from "never heard of you" to "bought", with ideas for each part of it. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  return (
    <Room isWide>
      <PairPicker isComplete={(pair) => isComplete(data, pair)} owns={ownsOf(data)}>
        {(pair) => (
          <div className={classes.funnel}>
            {stages.map((stage) => (
              <Band key={stage} pair={pair} stage={stage} />
            ))}
            <Icon name="down" />
            <Pill>{text.customer}</Pill>
          </div>
        )}
      </PairPicker>
      <Loose />
    </Room>
  )
}

/** What lost its pair is not lost itself. */
function Loose() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, queue, isEditable } = usePlan()
  const loose = looseActivities(data)
  if (loose.length === 0) return null
  return (
    <Card edge="warn">
      <Heading>{text.loose}</Heading>
      <Soft>{isEditable ? text.looseAbout : text.looseAboutRead}</Soft>
      <List gap="m">
        {loose.map((activity) => (
          <li key={queue.firstId(activity._id)}>
            <CardHead
              actions={
                <RemoveButton
                  name={titleOf(activity, locale)}
                  onRemove={() => write.remove('activity', activity._id)}
                />
              }
            >
              <strong>{titleOf(activity, locale)}</strong>
              <PairChoice activity={activity} />
            </CardHead>
          </li>
        ))}
      </List>
    </Card>
  )
}
