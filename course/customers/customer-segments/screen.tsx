import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from './screen.module.css'
import { SegmentCard } from './segment-card.tsx'
import { areTooMany, lacksBuyer, longestName, nameIdeas, segmentsOf } from './segments.ts'
import { trianglePicture } from './triangle-picture.ts'
import { words } from './words.ts'

/** Groups of people and organisations, each with its main role in the triangle of uses, pays and benefits. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue, isEditable } = usePlan()
  const segments = segmentsOf(data)
  const names = useSameParts(segments.map(({ name }) => name ?? ''))
  if (segments.length === 0 && !isEditable) return <EmptyState title={text.noneYet} why={text.noneWhy} />
  return (
    <Room isWide>
      <Columns isSticky side={<Side />}>
        {segments.length === 0 ? (
          <Stack gap="s">
            <Heading>{text.emptyTitle}</Heading>
            <p>{text.emptyWhy}</p>
            <Soft>{text.emptyExample}</Soft>
          </Stack>
        ) : (
          <List gap="l" columns="wide">
            {segments.map((segment, place) => (
              <SegmentCard key={queue.firstId(segment._id)} {...{ segment, names, place }} />
            ))}
          </List>
        )}
        {isEditable ? <NewSegment /> : null}
      </Columns>
    </Room>
  )
}

function Side() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const segments = segmentsOf(data)
  return (
    <Stack gap="m">
      <div className={classes.heading}>
        <Heading>{text.triangle}</Heading>
      </div>
      <Triangle />
      {isEditable && lacksBuyer(segments) ? <Told tone="warn">{text.nobodyPays}</Told> : null}
      {isEditable && areTooMany(segments) ? <Told tone="warn">{text.tooMany}</Told> : null}
    </Stack>
  )
}

/** The cards say the same in words; on a phone the words stand first. */
function Triangle() {
  const picture = trianglePicture(usePlan().data, useLocale())
  return useIsWide() ? (
    <PictureDrawing className={classes.triangle} picture={picture} />
  ) : (
    <PictureView picture={picture} />
  )
}

function NewSegment() {
  const text = words[useLocale()]
  const { data, write } = usePlan()
  const gap = useGap('segments')
  const names = segmentsOf(data).flatMap(({ name }) => name ?? [])

  function add(name: string) {
    const id = write.insert('segment', { profile: { age: [10, 20] } })
    write.update('segment', id, { name })
  }

  return (
    <Stack gap="m" data-field="segments">
      <AddLine
        label={text.add}
        button={text.addButton}
        keptAs="segment"
        others={names}
        maxLength={longestName}
        onAdd={add}
      />
      <Ideas label={text.ideas} ideas={nameIdeas(data)} onTake={add} />
      <Fault>{gap}</Fault>
    </Stack>
  )
}
