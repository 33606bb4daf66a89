import { type FlowLane, lanesOfSegment } from '#course/shared/paying-segments.ts'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { lineHeight } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { isCovered, payersOf } from './flow.ts'
import { words } from './words.ts'

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Side = 'left' | 'right'

/** A segment beside the business, and at which heights its arrows run. */
export type Node = Rect & {
  readonly segment: Segment
  readonly side: Side
  readonly name: readonly string[]
  /** Who covers what it costs. */
  readonly note: readonly string[]
  readonly arrows: readonly { readonly lane: FlowLane; readonly y: number }[]
}

export type FlowLayout = {
  readonly nodes: readonly Node[]
  readonly middle: Rect
  readonly height: number
  /** Both sides stand for something: who pays and who does not. */
  readonly isDivided: boolean
}

export const boxWidth = 165
const middleWidth = 78
export const padding = 8
/** So that nothing touches the frame. */
export const edge = 6
const between = 10
const arrowSpace = 17
const bold = 1.08
const top = 20
const bottom = 26
const inner = boxWidth - 2 * padding

/** The business in the middle, as high as everything, so that every arrow runs straight. Payers stand on one side. */
export function flowLayout(plan: PlanData, locale: ReportLocale): FlowLayout {
  const segments = plan.segment ?? []
  const payers = new Set(payersOf(plan))
  const isDivided = payers.size > 0 && payers.size < segments.length
  const half = Math.ceil(segments.length / 2)
  const sideOf = (segment: Segment, index: number): Side =>
    (isDivided ? payers.has(segment) : index < half) ? 'left' : 'right'
  const sides = Map.groupBy(segments, sideOf)
  const nodes = (['left', 'right'] as const).flatMap((side) => {
    let y = top
    return (sides.get(side) ?? []).map((segment) => {
      const node = nodeAt(plan, segment, side, y, locale)
      y += node.height + between
      return node
    })
  })
  const end = Math.max(top + 60, ...nodes.map(({ y, height }) => y + height))
  const middle = { x: (pictureWidth - middleWidth) / 2, y: top, width: middleWidth, height: end - top }
  return { nodes, middle, height: end + bottom, isDivided }
}

function nodeAt(plan: PlanData, segment: Segment, side: Side, y: number, locale: ReportLocale): Node {
  const text = words[locale]
  const lanes = lanesOfSegment(plan, segment)
  const name = cutLines(nameOf(segment, locale), inner / bold, textSize, 4)
  const payers = payersOf(plan).map((one) => nameOf(one, locale))
  const told = payers.length > 0 ? text.coveredBy(payers.join(', ')) : text.coveredByNobody
  const note = isCovered(plan, segment) ? cutLines(told, inner, captionSize, 3) : []
  // The lanes stand between name and note.
  const lines = lineHeight * (name.length * textSize + (1 + note.length) * captionSize)
  const height = 2 * padding + Math.max(lines, lanes.length * arrowSpace)
  const first = y + height / 2 - ((lanes.length - 1) * arrowSpace) / 2
  return {
    segment,
    side,
    x: side === 'left' ? edge : pictureWidth - boxWidth - edge,
    y,
    width: boxWidth,
    height,
    name,
    note,
    arrows: lanes.map((lane, index) => ({ lane, y: first + index * arrowSpace })),
  }
}
