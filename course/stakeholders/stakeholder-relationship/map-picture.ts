import { isPowerful } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { legendOf } from './legend.ts'
import {
  curveOf,
  edge,
  halfWay,
  layoutOf,
  type MapLayout,
  middleRadius,
  type Node,
  radius,
} from './map-layout.ts'
import { circleShapes, kindMark, strengthLines } from './signs.ts'
import { type Tie, tiesOf } from './ties.ts'
import { words } from './words.ts'

const size = captionSize
const bold = 1.08

/** One of them with the name beside it; those with power in bold. */
export function nodeShapes(node: Node, locale: ReportLocale, isChosen = false): readonly Shape[] {
  const { stakeholder, x, y, side, nameX, nameWidth, nameLines } = node
  const isBold = isPowerful(stakeholder)
  const lines = cutLines(nameOf(stakeholder, locale), nameWidth / (isBold ? bold : 1), size, nameLines)
  const first = y - ((lines.length - 1) * size * lineHeight) / 2 + size / 3
  const chosen: Shape = { kind: 'circle', x, y, radius: radius + 2, stroke: 'brand', strokeWidth: 2.5 }
  const look = { size, anchor: side === 'right' ? 'start' : 'end', isBold } as const
  return [
    ...circleShapes(stakeholder, x, y),
    ...(isChosen ? [chosen] : []),
    textAt(nameX, first, lines, look),
  ]
}

/** The lines between them all, the team in the middle, and what the signs mean. */
export function groundShapes(
  plan: PlanData,
  layout: MapLayout,
  middle: string,
  locale: ReportLocale,
  chosen?: string,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const { nodes } = layout
  const ties = tiesOf(plan)
  const legend = legendOf(nodes, ties, layout.height, locale)
  return {
    shapes: [
      ...nodes.flatMap((node) => strengthLine(node, layout)),
      ...tieShapes(ties, layout, chosen),
      {
        kind: 'circle',
        ...layout.middle,
        radius: middleRadius,
        fill: 'brand-soft',
        stroke: 'brand',
        strokeWidth: 2,
      },
      textAt(layout.middle.x, layout.middle.y + size / 3, [middle], {
        size,
        ink: 'brand',
        isBold: true,
        anchor: 'middle',
      }),
      ...legend.shapes,
    ],
    height: legend.bottom,
  }
}

function strengthLine(node: Node, { middle }: MapLayout): Shape[] {
  const { relationship } = node.stakeholder
  if (!relationship) return []
  const [from, to] = [edge(middle, node, middleRadius), edge(node, middle, radius)]
  return [{ kind: 'path', d: `M${from.x} ${from.y}L${to.x} ${to.y}`, ...strengthLines[relationship] }]
}

/** While somebody is chosen, the ties of others stand back. */
function tieShapes(ties: readonly Tie[], layout: MapLayout, chosen?: string): Shape[] {
  const nodes = new Map(layout.nodes.map((node) => [node.stakeholder.id, node]))
  const pairs = Map.groupBy(ties, ({ from, to }) => [from, to].sort().join(' '))
  return [...pairs.values()].flatMap((same) =>
    same.flatMap((tie, turn): Shape[] => {
      const [one, other] = [nodes.get(tie.from), nodes.get(tie.to)]
      if (!one || !other) return []
      const curve = curveOf(one, other, layout, turn)
      const { from, bend, to } = curve
      const sign = halfWay(curve)
      const isBack = chosen !== undefined && tie.from !== chosen && tie.to !== chosen
      const line = { stroke: isBack ? 'line' : 'text', strokeWidth: chosen && !isBack ? 2 : 1.25 } as const
      return [
        { kind: 'path', d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`, ...line },
        { kind: 'path', d: headAt(bend, to), ...line },
        ...(isBack ? [] : [kindMark(tie.kind, sign.x, sign.y)]),
      ]
    }),
  )
}

/** The head of an arrow that comes from a point. */
function headAt(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const wing = (turn: number) => `${to.x - 6 * Math.cos(angle + turn)} ${to.y - 6 * Math.sin(angle + turn)}`
  return `M${wing(0.5)}L${to.x} ${to.y}L${wing(-0.5)}`
}

/** The whole map for paper. */
export function mapPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const stakeholders = stakeholdersOf(plan)
  const layout = layoutOf(stakeholders)
  const ground = groundShapes(plan, layout, text.team, locale)
  const named = (strength: Stakeholder['relationship']) =>
    stakeholders.filter(({ relationship }) => relationship === strength).map((one) => nameOf(one, locale))
  const twin = (
    [
      [text.strongTies, named('Strong')],
      [text.weakTies, named('Weak')],
      [text.noTies, named(null)],
    ] as const
  ).flatMap(([title, names]) =>
    names.length > 0 ? [{ depth: 0, text: title }, ...names.map((name) => ({ depth: 1, text: name }))] : [],
  )
  return {
    width: pictureWidth,
    height: ground.height,
    label: text.mapAbout(named('Strong').length, named('Weak').length),
    twin,
    shapes: [...ground.shapes, ...layout.nodes.flatMap((node) => nodeShapes(node, locale))],
  }
}
