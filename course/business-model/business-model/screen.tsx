import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { PictureOrList, useView } from '#web/step-kit/layout/picture-or-list.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap, useGapsTurn } from '#web/step-kit/step-context.tsx'
import { nobodyPays, payersOf } from './flow.ts'
import { FlowMap } from './flow-map.tsx'
import { laneCounts } from './flow-picture.ts'
import { Impact } from './impact.tsx'
import { SegmentCard } from './segment-card.tsx'
import { words } from './words.ts'

/** The segment whose words were left half typed, or whose card a link leads to. */
const ownerOf = (field: string) => /^(?:edit:how|flow):(.+)$/.exec(field)?.[1] ?? null

/** Who pays, who uses and who benefits: as a picture or as a list. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, isEditable } = usePlan()
  const [view, setView] = useView()
  const [open, setOpen] = useOpenPart<string | null>(null, ownerOf)
  // What is missing is said in the list.
  useGapsTurn((shows) => shows && setView('list'))
  const segments = data.segment ?? []
  const [first] = segments
  if (!first) return <MissingCustomers of="segments" />
  const openNow = open && (queue.realId(open) ?? open)
  const chosen = segments.find(({ _id }) => _id === openNow) ?? first
  const card = (segment: Segment, as: 'li' | 'section') => (
    <SegmentCard key={queue.firstId(segment._id)} as={as} segment={segment} />
  )
  const isPaid = payersOf(data).length > 0
  return (
    <Room isWide>
      <Row>
        <PictureOrList view={view} onChange={setView} />
        <Pill isStatus>{text.counts(...laneCounts(data))}</Pill>
      </Row>
      {isEditable && !isPaid ? (
        <Told tone="warn" data-field="pays">
          {nobodyPays[locale]}
        </Told>
      ) : null}
      <NobodyBenefits />
      {view === 'picture' ? (
        <Columns isLate side={card(chosen, 'section')}>
          <FlowMap chosen={chosen} onChoose={({ _id }) => setOpen(queue.firstId(_id))} />
        </Columns>
      ) : (
        <List gap="m" columns="wide">
          {segments.map((segment) => card(segment, 'li'))}
        </List>
      )}
      <Impact />
    </Room>
  )
}

function NobodyBenefits() {
  const gap = useGap('benefits')
  return gap ? (
    <Stack data-field="benefits">
      <Fault>{gap}</Fault>
    </Stack>
  ) : null
}
