import type { FlowLane } from '#course/shared/paying-segments.ts'
import { lanesOfSegment } from '#course/shared/paying-segments.ts'
import { inkOf, labelOf, nameOf } from '#course/shared/segments.ts'
import { flowLanes, impactModels } from '#domain/options/models.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import {
  type Ink,
  lineHeight,
  type Picture,
  type Shape,
  textAt,
  textWidth,
  wrapped,
} from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import { boxWidth, edge, type FlowLayout, flowLayout, type Node, padding } from './flow-layout.ts'
import { words } from './words.ts'

/** Money is green, the product blue, impact orange; the sign on an arrow tells the same. */
const inks: Readonly<Record<FlowLane, Ink>> = { pays: 'good', uses: 'series-1', benefits: 'series-2' }
const size = captionSize

export function laneMark(lane: FlowLane, x: number, y: number): Shape {
  const paint = { fill: inks[lane], stroke: 'paper', strokeWidth: 1 } as const
  if (lane === 'pays') return { kind: 'circle', x, y, radius: 4.5, ...paint }
  if (lane === 'uses') return { kind: 'path', d: `M${x - 4} ${y - 4}h8v8h-8Z`, ...paint }
  return { kind: 'path', d: `M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5Z`, ...paint }
}

function arrow(lane: FlowLane, from: number, to: number, y: number): Shape[] {
  const back = to > from ? -6 : 6
  const line = { stroke: inks[lane], strokeWidth: 2 } as const
  return [
    { kind: 'path', d: `M${from} ${y}H${to}`, ...line },
    { kind: 'path', d: `M${to + back} ${y - 4}L${to} ${y}L${to + back} ${y + 4}`, ...line },
    laneMark(lane, (from + to) / 2, y),
  ]
}

/** Between a segment and the business: money comes, the rest goes out. */
function arrowsOf({ side, x, width, arrows }: Node, { middle }: FlowLayout): Shape[] {
  const own = side === 'left' ? x + width + 3 : x - 3
  const ours = side === 'left' ? middle.x - 3 : middle.x + middle.width + 3
  return arrows.flatMap(({ lane, y }) =>
    lane === 'pays' ? arrow(lane, own, ours, y) : arrow(lane, ours, own, y),
  )
}

/** One segment: its name, where it stands, and who covers what it costs. */
export function nodeShapes(plan: PlanData, node: Node, locale: ReportLocale, isChosen = false): Shape[] {
  const { segment, x, y, width, height, name, note } = node
  const lanes = lanesOfSegment(plan, segment)
  const ink = inkOf(plan, segment._id)
  const said = flowLanes.filter(({ value }) => lanes.includes(value)).map((lane) => lane[locale])
  const under = y + padding + name.length * textSize * lineHeight
  return [
    {
      kind: 'box',
      ...{ x, y, width, height, radius: 6 },
      fill: lanes.length > 0 ? `${ink}-soft` : 'paper',
      stroke: isChosen ? 'brand' : ink,
      strokeWidth: isChosen ? 2.5 : 1,
      isDashed: lanes.length === 0,
    },
    textAt(x + padding, y + padding + textSize, name, { size: textSize, isBold: true }),
    textAt(x + padding, under + size, [said.join(' · ') || words[locale].nowhere], { size, ink: 'muted' }),
    ...(note.length > 0
      ? [textAt(x + padding, under + size * (1 + lineHeight), note, { size, ink: 'text' })]
      : []),
  ]
}

/** The business, all arrows, and what they mean. */
export function groundShapes(
  plan: PlanData,
  layout: FlowLayout,
  middle: string,
  locale: ReportLocale,
): Shape[] {
  const { nodes, middle: box, isDivided } = layout
  const text = words[locale]
  const helped = labelOf(impactModels, businessOf(plan)?.impactModel, locale)
  const head = (x: number, said: string) => textAt(x, 11, [said], { size, ink: 'muted', isBold: true })
  return [
    ...(isDivided ? [head(edge, text.payers), head(pictureWidth - boxWidth - edge, text.others)] : []),
    { kind: 'box', ...box, radius: 8, fill: 'brand-soft', stroke: 'brand', strokeWidth: 2 },
    ...middleWords(box, middle, helped),
    ...nodes.flatMap((node) => arrowsOf(node, layout)),
    ...legend(layout, locale),
  ]
}

function middleWords(box: FlowLayout['middle'], middle: string, helped: string): Shape[] {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const lines = wrapped(middle, (box.width - 10) / 1.08, textSize)
  const first = y - ((lines.length - 1) * textSize * lineHeight) / 2 - (helped ? 4 : -3)
  return [
    textAt(x, first, lines, { size: textSize, ink: 'brand', isBold: true, anchor: 'middle' }),
    ...(helped
      ? [
          textAt(x, first + lines.length * textSize * lineHeight + 2, wrapped(helped, box.width - 8, size), {
            size,
            ink: 'text',
            anchor: 'middle',
          }),
        ]
      : []),
  ]
}

function legend({ height }: FlowLayout, locale: ReportLocale): Shape[] {
  const text = words[locale]
  const y = height - 9
  let x = edge
  return flowLanes.flatMap(({ value }) => {
    const label = text.arrows[value]
    const at = x
    x += 48 + textWidth(label, size)
    return [...arrow(value, at, at + 28, y), textAt(at + 34, y + size / 3, [label], { size, ink: 'muted' })]
  })
}

/** How many segments pay, use and benefit. */
export function laneCounts(plan: PlanData): readonly [number, number, number] {
  const count = (lane: FlowLane) =>
    (plan.segment ?? []).filter((one) => lanesOfSegment(plan, one).includes(lane)).length
  return [count('pays'), count('uses'), count('benefits')]
}

/** The whole picture for paper. */
export function flowPicture(plan: PlanData, locale: ReportLocale): Picture {
  const layout = flowLayout(plan, locale)
  const text = words[locale]
  const names = (lane: FlowLane) =>
    (plan.segment ?? [])
      .filter((one) => lanesOfSegment(plan, one).includes(lane))
      .map((one) => nameOf(one, locale))
  return {
    width: pictureWidth,
    height: layout.height,
    label: text.label(...laneCounts(plan)),
    twin: flowLanes.flatMap((lane) => [
      { depth: 0, text: lane[locale] },
      ...names(lane.value).map((name) => ({ depth: 1, text: name })),
    ]),
    shapes: [
      ...groundShapes(plan, layout, text.us, locale),
      ...layout.nodes.flatMap((node) => nodeShapes(plan, node, locale)),
    ],
  }
}
