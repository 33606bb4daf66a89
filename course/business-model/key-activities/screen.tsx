import { askedSegments } from '#course/business-model/shared/asked-segments.ts'
import { activitiesOf } from '#course/shared/key-activities.ts'
import { inAll, replaced } from '#course/shared/key-items.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { differentActivities, most } from './activities.ts'
import { ActivityBoard, useActivities } from './activity-board.tsx'
import { suggestionsFor } from './suggestions.ts'
import { words } from './words.ts'

/** What must be done well every week, segment by segment. */
export function Screen() {
  const { data, isEditable } = usePlan()
  const asked = askedSegments(data)
  if (asked.length === 0) return <MissingCustomers of="pairs" />
  return (
    <Room isWide>
      <InAll />
      <SegmentTabs
        isComplete={(segment) => asked.includes(segment) && activitiesOf(segment).length > 0}
        shared={isEditable && asked.length > 1 ? <SameForAll segments={asked} /> : undefined}
      >
        {(segment) => (
          <SegmentActivities key={segment._id} segment={segment} isAsked={asked.includes(segment)} />
        )}
      </SegmentTabs>
    </Room>
  )
}

/** What is said of all segments together. */
function InAll() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const gap = useGap('activities')
  const isMany = isEditable && differentActivities(data) > most
  return (
    <>
      {gap ? (
        <Stack data-field="activities">
          <Fault>{gap}</Fault>
        </Stack>
      ) : null}
      {isMany ? (
        <Told tone="warn" isStatus>
          {text.manyOf(most)} {text.many}
        </Told>
      ) : null}
    </>
  )
}

function SameForAll({ segments }: { segments: readonly Segment[] }) {
  const text = words[useLocale()]
  const { data } = usePlan()
  const shared = inAll(segments.map(activitiesOf))
  return (
    <Stack>
      <Pill isStatus>{text.countsShared(shared.length, differentActivities(data))}</Pill>
      <Soft>{text.sharedHint}</Soft>
      <ActivityBoard segments={segments} activities={shared} of="shared" />
    </Stack>
  )
}

function SegmentActivities({ segment, isAsked }: { segment: Segment; isAsked: boolean }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const change = useActivities([segment])
  const field = `segment:${segment._id}`
  const gap = useGap(field)
  const activities = activitiesOf(segment)
  const ideas = isEditable ? suggestionsFor(data, segment, locale) : []
  const take = (idea: string) => {
    const found = ideas.find(({ text: said }) => said === idea)
    if (found) change((all) => replaced(all, null, found))
  }
  return (
    <Stack data-field={field}>
      <Row>
        <Pill isStatus>{text.counts(activities.length, differentActivities(data))}</Pill>
        <CommentButton field={field} label={nameOf(segment, locale)} />
      </Row>
      <Fault>{gap}</Fault>
      {isAsked || !isEditable ? null : <Soft>{text.notAsked}</Soft>}
      <Ideas
        label={text.suggestions}
        ideas={[...new Set(ideas.map(({ text: said }) => said))]}
        onTake={take}
      />
      <ActivityBoard segments={[segment]} activities={activities} of={segment._id} />
    </Stack>
  )
}
