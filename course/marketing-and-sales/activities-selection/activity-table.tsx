import { type Marketing, marketingActivities, pairOf } from '#course/marketing-and-sales/shared/activities.ts'
import { figuresOf } from '#course/marketing-and-sales/shared/activity-figures.ts'
import { titleOf } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Switch } from '#web/ui/switch.tsx'
import { words } from './words.ts'

/** The same activities to choose from as in the picture: a table, and cards on a phone. */
export function ActivityTable() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const isWide = useIsWide()
  const all = marketingActivities(data)
  if (!isWide) {
    return (
      <List gap="m" aria-label={text.table}>
        {all.map((activity, index) => (
          <Card key={activity._id} as="li" isSmall edge={activity.selected ? 'leaf' : 'plain'}>
            <Name activity={activity} number={index + 1} />
            <Soft isSmall>{labelOf(activityTypes, activity.activityType, locale)}</Soft>
            <Inline activity={activity} />
            <Choice activity={activity} />
          </Card>
        ))}
      </List>
    )
  }
  const heads = [text.activity, text.selected, text.part, text.people, text.budgetHead, text.perPersonHead]
  return (
    <WideTable
      label={text.table}
      head={heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    >
      {all.map((activity, index) => {
        const { reach, budget, perPerson } = figuresOf(data, activity, locale)
        return (
          <tr key={activity._id}>
            <th scope="row">
              <Name activity={activity} number={index + 1} />
            </th>
            <td>
              <Choice activity={activity} isUnderHead />
            </td>
            <td>{labelOf(activityTypes, activity.activityType, locale)}</td>
            <td className="figures">{reach}</td>
            <td className="figures">{budget}</td>
            <td className="figures">{perPerson}</td>
          </tr>
        )
      })}
    </WideTable>
  )
}

type Props = { activity: Marketing }

function Name({ activity, number }: Props & { number: number }) {
  const locale = useLocale()
  const text = words[locale]
  const pair = pairOf(usePlan().data, activity)
  return (
    <>
      <NumberMark isOn={activity.selected === true}>{number}</NumberMark>{' '}
      <strong>{titleOf(activity, locale)}</strong>
      <Soft isSmall>
        {pair ? text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale)) : text.noPair}
      </Soft>
    </>
  )
}

/** The figures of a card in one line. */
function Inline({ activity }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { reach, budget, perPerson } = figuresOf(usePlan().data, activity, locale)
  return (
    <p className="figures">
      {text.people}: {reach} · {text.budgetHead}: {budget} · {text.perPersonHead}: {perPerson}
    </p>
  )
}

function Choice({ activity, isUnderHead = false }: Props & { isUnderHead?: boolean }) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlan()
  const isChosen = activity.selected === true
  if (!isEditable) return <p>{isChosen ? text.yes : text.no}</p>
  return (
    <Switch
      look="tick"
      aria-label={`${text.selected}: ${titleOf(activity, locale)}`}
      checked={isChosen}
      onChange={(selected) => write.update('activity', activity._id, { selected })}
    >
      <span className={isUnderHead ? 'visually-hidden' : undefined}>{text.selected}</span>
    </Switch>
  )
}
