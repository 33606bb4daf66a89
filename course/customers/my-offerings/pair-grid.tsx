import { Fragment } from 'react'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import parts from '#web/step-kit/parts/parts.module.css'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './offerings.module.css'
import { forNobody, isTold, keyOf, mustBeOffered, pairMap } from './offerings.ts'
import { PairCell } from './pair-cell.tsx'
import { PairPanel } from './pair-panel.tsx'
import { words } from './words.ts'

type Props = {
  /** The key of the pair that is open. */
  open: string | null
  onOpen: (key: string | null) => void
  onUntick: (pair: Pair) => void
}

/** Segments by offerings; a ticked cell opens what the segment calls it. On a phone the same stands as a list. */
export function PairGrid(props: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue } = usePlan()
  const isWide = useIsWide()
  const segments = data.segment ?? []
  const rows = segments.map((segment) => (
    <SegmentRow key={queue.firstId(segment._id)} segment={segment} isWide={isWide} {...props} />
  ))
  if (!isWide) return <List gap="s">{rows}</List>
  const alone = new Set(forNobody(data))
  return (
    <WideTable
      label={text.matrix}
      head={
        <>
          <th scope="col">{text.segment}</th>
          {(data.offering ?? []).map((offering) => (
            <th key={queue.firstId(offering._id)} scope="col" data-amber={alone.has(offering)}>
              {nameOf(offering, locale)}
              {alone.has(offering) ? <span className={classes.amber}>{text.nobody}</span> : null}
            </th>
          ))}
        </>
      }
    >
      {rows}
    </WideTable>
  )
}

type RowProps = Props & { segment: Segment; isWide: boolean }

function SegmentRow({ segment, isWide, open, onOpen, onUntick }: RowProps) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, isEditable } = usePlan()
  const gap = useGap(`segment:${segment._id}`)
  const offerings = data.offering ?? []
  const pairs = pairMap(data)
  const own = offerings.flatMap(({ _id }) => pairs.get(keyOf(segment._id, _id)) ?? [])
  const isAmber = own.length === 0 && mustBeOffered(segment)
  const opened = isEditable ? own.find(({ key }) => key === open) : undefined
  const state = own.length > 0 ? null : isAmber ? text.nothing : text.mayStay
  const title = (
    <>
      <span className={classes.segment}>
        <SegmentMark segment={segment} isSmall /> {nameOf(segment, locale)}
      </span>
      {state ? <span className={isAmber ? classes.amber : classes.soft}>{state}</span> : null}
      <Fault>{gap}</Fault>
    </>
  )
  // On a phone the cards above are near enough to tick.
  const shown = isWide ? offerings : own.map(({ offering }) => offering)
  const cells = shown.map((offering) => {
    const pair = pairs.get(keyOf(segment._id, offering._id))
    const cell = (
      <PairCell
        segment={segment._id}
        offering={offering._id}
        what={nameOf(offering, locale)}
        whom={nameOf(segment, locale)}
        isTold={pair && isTold(pair)}
        isOpen={opened?.offering._id === offering._id}
        isWide={isWide}
        onOpen={onOpen}
      />
    )
    return { id: queue.firstId(offering._id), cell }
  })
  const panel = opened ? <PairPanel key={opened.key} pair={opened} onUntick={() => onUntick(opened)} /> : null
  if (!isWide) {
    return (
      <Card as="li" isSmall edge={isAmber ? 'warn' : 'plain'} data-field={`segment:${segment._id}`}>
        {title}
        <div className={parts.chips}>
          {cells.map(({ id, cell }) => (
            <Fragment key={id}>{cell}</Fragment>
          ))}
        </div>
        {panel}
      </Card>
    )
  }
  return (
    <>
      <tr data-field={`segment:${segment._id}`} data-amber={isAmber}>
        <th scope="row">{title}</th>
        {cells.map(({ id, cell }) => (
          <td key={id}>{cell}</td>
        ))}
      </tr>
      {panel ? (
        <tr>
          <td colSpan={offerings.length + 1}>{panel}</td>
        </tr>
      ) : null}
    </>
  )
}
