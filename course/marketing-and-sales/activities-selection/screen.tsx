import { marketingActivities } from '#course/marketing-and-sales/shared/activities.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { ActivityTable } from './activity-table.tsx'
import { BubbleChart } from './bubble-chart.tsx'
import { Coverage } from './coverage.tsx'
import { LimitCard } from './limit-card.tsx'
import { words } from './words.ts'

/** Which activities are done, within what can be spent. */
export function Screen() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const isWide = useIsWide()
  const gap = useGap('selection')
  if (marketingActivities(data).length === 0)
    return <MissingPrerequisite step="marketing-funnel-activities" about={text.noActivities} />
  return (
    <Room isWide>
      <LimitCard />
      <Stack data-field="selection">
        <CardHead actions={<CommentButton field="selection" label={text.table} />}>
          <Heading>{text.table}</Heading>
        </CardHead>
        <Fault>{gap}</Fault>
        {isWide ? <BubbleChart /> : null}
        <ActivityTable />
      </Stack>
      <Coverage />
    </Room>
  )
}
