import { Anchor, Badge } from '@mantine/core'
import type { PairFunnel } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { labelOf } from '#course/shared/segments.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { people } from '#web/step-kit/numbers/number-text.ts'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { FunnelBeside } from './funnel-beside.tsx'
import { words } from './words.ts'
import { WorthCard } from './worth-card.tsx'

/** The numbers of one segment and one offering. */
export function PairNumbers({ of }: { of: PairFunnel }) {
  const text = words[useLocale()]
  const { isEditable } = usePlan()
  const linkTo = useStepLink()
  if (of.activities.length === 0)
    return (
      <Soft>
        {text.nothingHere}{' '}
        {isEditable ? <Anchor href={linkTo('activities-selection')}>{text.toSelection}</Anchor> : null}
      </Soft>
    )
  return (
    <Columns isSticky side={<FunnelBeside of={of} />}>
      <Stack gap="m">
        <Heading>{text.activities}</Heading>
        <List>
          {of.activities.map((activity) => (
            <ActivityNumbers key={activity._id} activity={activity} />
          ))}
        </List>
      </Stack>
      <WorthCard of={of} />
    </Columns>
  )
}

function ActivityNumbers({ activity }: { activity: RecordOf<'activity'> }) {
  const locale = useLocale()
  const text = words[locale]
  const { write } = usePlan()
  const { _id, activityType } = activity
  const name = isBlank(activity.name) ? text.none : (activity.name ?? '')
  const numberOf = (field: 'reach' | 'conversion' | 'budget') => ({
    field: `${field}:${_id}`,
    label: text[field],
    of: name,
    value: activity[field],
    hasComments: false,
    onSave: (value: number | null) => write.update('activity', _id, { [field]: value }),
  })
  return (
    <Card as="li" isSmall data-field={`activity:${_id}`}>
      <CardHead actions={<CommentButton field={`activity:${_id}`} label={name} />}>
        <Heading level={3}>{name}</Heading>
        <Badge variant="light" tt="none">
          {labelOf(activityTypes, activityType, locale)}
        </Badge>
      </CardHead>
      <Parts gap="m">
        <NumberField {...numberOf('reach')} kind={people} />
        <PercentField {...numberOf('conversion')} hint={text.conversionHint} />
        <MoneyField {...numberOf('budget')} />
      </Parts>
    </Card>
  )
}
