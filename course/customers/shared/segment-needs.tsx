import { Button } from '@mantine/core'
import { lazy, useCallback, useDeferredValue, useState } from 'react'
import { notesOf } from '#course/shared/interview-notes.ts'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ImportDrawer } from '#web/step-kit/import/import-drawer.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CustomerBeside, Prompts } from './customer-beside.tsx'
import { evidenceOf, fromNote, notesToImport } from './evidence.ts'
import { keptNeed } from './kept.ts'
import { NeedCard } from './need-card.tsx'
import { NeedCircle } from './need-circle.tsx'
import { needWords } from './need-words.ts'
import {
  gapsOfSegment,
  leastNeeds,
  type Need,
  type NeedKind,
  needsOf,
  ownsNeed,
  strongestFirst,
} from './needs.ts'
import { useSettledOrder } from './use-settled-order.ts'

// It comes with the window that it stands in.
const NeedForm = lazy(async () => ({ default: (await import('./need-form.tsx')).NeedForm }))

/** What hurts the people of each segment, or what they hope for, and how strongly. */
export function SegmentNeeds({ kind }: { kind: NeedKind }) {
  const { data } = usePlan()
  return (
    <Room isWide>
      <SegmentTabs
        isComplete={({ _id }) => gapsOfSegment(data, kind, _id).length === 0}
        owns={ownsNeed(data, kind)}
      >
        {(segment) => <NeedsOfSegment key={segment._id} kind={kind} segment={segment} />}
      </SegmentTabs>
    </Room>
  )
}

type Props = { kind: NeedKind; segment: Segment }

/** The need that is changed, or a new one. */
type Editing = { readonly need?: Need }

const idOf = ({ _id }: Need) => _id

function NeedsOfSegment({ kind, segment }: Props) {
  const text = needWords[kind][useLocale()]
  const frame = useText()
  const { data, queue, isEditable } = usePlan()
  const isWide = useIsWide()
  const field = `${kind}s:${segment._id}`
  const gap = useGap(field)
  const [editing, setEditing] = useState<Editing | null>(null)
  const edit = useCallback((need: Need) => setEditing({ need }), [])
  const needs = needsOf(data, kind, segment._id)
  const { list, isHeld, holding } = useSettledOrder(strongestFirst(needs), idOf)
  // Who weighs in the list sees the chosen face at once, and the circle a moment later.
  const drawnLater = useDeferredValue(needs)
  useWayTo((wanted) => {
    const need = needs.find((one) => wanted === keptNeed(kind, segment._id, one))
    if (need || wanted === keptNeed(kind, segment._id)) setEditing(need ? { need } : {})
  })
  const buttons = isEditable ? (
    <Row>
      <Button onClick={() => setEditing({})}>{text.add}</Button>
      <ImportNotes kind={kind} segment={segment} />
    </Row>
  ) : null
  const head = (
    <Row data-field={field}>
      {buttons}
      <Pill isStatus>{text.count(needs.length, leastNeeds)}</Pill>
      <Fault>{gap}</Fault>
    </Row>
  )
  return (
    <Stack>
      {/* A thumb finds the first button without scrolling. */}
      {needs.length > 0 && !isWide ? head : null}
      <CustomerBeside kind={kind} segment={segment} hasPrompts={isEditable && isWide} />
      {needs.length === 0 ? (
        <div data-field={field}>
          {isEditable ? (
            <EmptyState title={text.emptyTitle} why={text.emptyWhy} example={text.emptyExample}>
              {buttons}
            </EmptyState>
          ) : (
            <EmptyState title={text.noneYet} why={text.noneWhy} />
          )}
          <Fault>{gap}</Fault>
        </div>
      ) : (
        <>
          {isWide ? head : null}
          {isWide ? (
            <NeedCircle kind={kind} segment={segment} needs={isHeld ? drawnLater : needs} onOpen={edit} />
          ) : null}
          <Heading>{text.list}</Heading>
          <div {...holding}>
            <List gap="s">
              {list.map((need) => (
                <NeedCard
                  key={queue.firstId(need._id)}
                  kind={kind}
                  need={need}
                  evidence={evidenceOf(data, need)?.value?.trim()}
                  onEdit={edit}
                />
              ))}
            </List>
          </div>
        </>
      )}
      {isEditable && !isWide ? (
        <Card wash="grey" isSmall>
          <Prompts kind={kind} />
        </Card>
      ) : null}
      <Dialog
        title={editing?.need ? text.editTitle : text.addTitle}
        closeLabel={frame('step.close')}
        opened={editing !== null}
        onClose={() => setEditing(null)}
      >
        {editing ? (
          <NeedForm
            key={editing.need?._id}
            kind={kind}
            segment={segment._id}
            need={editing.need}
            onClose={() => setEditing(null)}
          />
        ) : null}
      </Dialog>
    </Stack>
  )
}

function ImportNotes({ kind, segment }: Props) {
  const text = needWords[kind][useLocale()]
  const { data, write } = usePlan()
  const groups = notesToImport(data, kind, segment._id).map(({ question, notes }) => ({
    title: question || text.otherNotes,
    items: notes.map(({ source, ...note }) => ({ ...note, ...(source && { about: source }) })),
  }))

  function take(ids: readonly string[]) {
    for (const note of notesOf(data))
      if (ids.includes(note._id)) write.insert(kind, fromNote(note, segment._id))
  }

  return (
    <ImportDrawer
      label={text.import}
      hint={text.importHint}
      groups={groups}
      empty={<Soft>{text.noNotes}</Soft>}
      onImport={take}
    />
  )
}
