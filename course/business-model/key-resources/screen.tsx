import { Anchor } from '@mantine/core'
import { askedSegments } from '#course/business-model/shared/asked-segments.ts'
import { activitiesOf } from '#course/shared/key-activities.ts'
import { storedAs } from '#course/shared/key-items.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { ResourceBoard } from './resource-board.tsx'
import { manyResources, resourcesOf, segmentGaps, sharedResources } from './resources.ts'
import { words } from './words.ts'

/** What the key activities need, segment by segment: there already, or still missing. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  if (pairsOf(data).length === 0) return <MissingCustomers of="pairs" />
  const asked = askedSegments(data)
  const shared = (
    <Stack>
      <Soft>{text.shared}</Soft>
      <ResourceBoard segments={asked} resources={sharedResources(data, asked)} of="shared" />
    </Stack>
  )
  return (
    <Room isWide>
      <SegmentTabs
        isComplete={(segment) => asked.includes(segment) && segmentGaps(data, segment).length === 0}
        shared={isEditable && asked.length > 1 ? shared : undefined}
      >
        {(segment) => (
          <SegmentResources key={segment._id} segment={segment} isAsked={asked.includes(segment)} />
        )}
      </SegmentTabs>
    </Room>
  )
}

function SegmentResources({ segment, isAsked }: { segment: Segment; isAsked: boolean }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const field = `segment:${segment._id}`
  const gap = useGap(field)
  const resources = resourcesOf(data, segment)
  const missing = resources.filter(({ isNeeded }) => isNeeded).length
  return (
    <Stack data-field={field}>
      <Row>
        <Pill isStatus>{text.count(resources.length, missing)}</Pill>
        <CommentButton field={field} label={nameOf(segment, locale)} />
      </Row>
      <Fault>{gap}</Fault>
      {isAsked || !isEditable ? null : <Soft>{text.notAsked}</Soft>}
      {isEditable && resources.length > manyResources ? <Told tone="warn">{text.many}</Told> : null}
      <Activities segment={segment} />
      <ResourceBoard segments={[segment]} resources={resources} of={segment._id} />
    </Stack>
  )
}

/** The reason for each resource, so that none is forgotten. */
function Activities({ segment }: { segment: Segment }) {
  const text = words[useLocale()]
  const { isEditable } = usePlan()
  const linkTo = useStepLink()
  const activities = activitiesOf(segment)
  if (activities.length === 0)
    return isEditable ? (
      <Soft>
        {text.noActivities} <Anchor href={linkTo('key-activities')}>{text.toActivities}</Anchor>
      </Soft>
    ) : null
  return (
    <Card wash="leaf" isSmall>
      <Heading size="h5">{text.activities}</Heading>
      {isEditable ? <Soft isSmall>{text.activitiesHint}</Soft> : null}
      <ol>
        {activities.map((activity) => (
          <li key={storedAs(activity)}>{activity.text}</li>
        ))}
      </ol>
    </Card>
  )
}
