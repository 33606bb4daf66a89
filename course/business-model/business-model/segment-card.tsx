import { type FlowLane, lanesOfSegment } from '#course/shared/paying-segments.ts'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { labelOf, nameOf, type Segment } from '#course/shared/segments.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { flowLanes } from '#domain/options/models.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Picks } from '#web/step-kit/picks.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { flowOf, isCovered, payersOf } from './flow.ts'
import { useFlow } from './use-flow.ts'
import { words } from './words.ts'

const isLane = (id: string): id is FlowLane => flowLanes.some(({ value }) => value === id)

/** Where one segment stands, and who covers what it costs. */
export function SegmentCard({ segment, as }: { segment: Segment; as: 'li' | 'section' }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { stand, describe } = useFlow()
  const field = `flow:${segment._id}`
  const name = nameOf(segment, locale)
  const payers = payersOf(data).map((one) => nameOf(one, locale))
  return (
    <Card as={as} data-field={`card:${segment._id}`}>
      <CardHead actions={<CommentButton field={field} label={name} />}>
        <Heading>
          <SegmentMark segment={segment} isSmall /> {name}
        </Heading>
        <Soft isSmall>{labelOf(segmentRoles, segment.role, locale)}</Soft>
      </CardHead>
      <Picks
        field={field}
        label={text.lanes}
        of={name}
        options={flowLanes.map(({ value, [locale]: label }) => ({ id: value, text: label }))}
        chosen={lanesOfSegment(data, segment)}
        onChange={(lanes) => stand(segment, lanes.filter(isLane))}
      />
      {isCovered(data, segment) ? (
        <Told tone={payers.length > 0 ? 'leaf' : 'warn'}>
          {payers.length > 0 ? text.covered(payers.join(', ')) : text.uncovered}
        </Told>
      ) : null}
      <PlanText
        field={`how:${segment._id}`}
        label={text.how}
        of={name}
        hint={text.howHint}
        value={flowOf(data, segment._id)?.description}
        maxLength={500}
        hasComments={false}
        onSave={(description) => describe(segment, description)}
      />
    </Card>
  )
}
