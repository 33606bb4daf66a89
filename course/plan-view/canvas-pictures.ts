import { activeGoals, goalTitle } from '#course/impact/shared/goals.ts'
import { placedIcon } from '#course/impact/sustainable-development-goals/icons.ts'
import { goalInk } from '#course/impact/sustainable-development-goals/tile-picture.ts'
import { boxesOf, treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Level } from '#domain/finance/market-share.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { canvasWords } from './canvas-words.ts'

// Sizes are pixels where the page is as wide as a common screen.
const width = 240
const size = 9
const gap = 8

type Cell = { readonly text: string; readonly look: { readonly fill: Ink; readonly stroke: Ink } }

/** How many lines a cell of the tree holds. */
type CellLines = 2 | 3
const heights: Readonly<Record<CellLines, number>> = { 2: 32, 3: 44 }

function rowShapes(cells: readonly Cell[], y: number, most: CellLines): Shape[] {
  const cellHeight = heights[most]
  const wide = (width - gap * (cells.length - 1)) / Math.max(1, cells.length)
  return cells.flatMap(({ text, look }, place): Shape[] => {
    const x = place * (wide + gap)
    const lines = cutLines(text, wide - 10, size, most)
    const under = y + (cellHeight - lines.length * size * lineHeight) / 2 + size
    return [
      { kind: 'box', x: x + 0.75, y, width: wide - 1.5, height: cellHeight, radius: 4, ...look },
      textAt(x + wide / 2, under, lines, { size, anchor: 'middle' }),
    ]
  })
}

/** Lines from the middles of the cells of a row to the trunk. */
function twigs(count: number, from: number, to: number, stroke: Ink): Shape[] {
  const wide = (width + gap) / Math.max(1, count)
  return Array.from({ length: count }, (_, place) => {
    const x = place * wide + (wide - gap) / 2
    const middle = (from + to) / 2
    const d = `M${x} ${from}C${x} ${middle} ${width / 2} ${middle} ${width / 2} ${to}`
    return { kind: 'path', d, stroke, strokeWidth: 1.25 }
  })
}

const inRow = 3
const between = 12

/** Trunk, the first effects and the first causes of the problem tree; null while it has none. */
export function miniTree(plan: PlanData, locale: ReportLocale, most: CellLines = 2): Picture | null {
  const cellHeight = heights[most]
  const tree = treeOf(plan)
  const told = (side: 'cause' | 'effect') => tree[side].filter(({ text }) => text !== '').slice(0, inRow)
  const [effects, causes] = [told('effect'), told('cause')]
  if (effects.length + causes.length === 0) return null
  const text = canvasWords[locale]
  const effect = { fill: 'brand-soft', stroke: 'brand' } as const
  const cause = { fill: 'earth-soft', stroke: 'earth' } as const
  const trunkY = effects.length > 0 ? cellHeight + between : 1
  const causeY = trunkY + cellHeight + between
  const trunk = businessOf(plan)?.problemDefinition?.trim() || text.noTrunk
  return {
    width,
    height: (causes.length > 0 ? causeY : trunkY) + cellHeight + 1,
    label: text.tree(boxesOf(tree.effect).length, boxesOf(tree.cause).length),
    shapes: [
      ...twigs(effects.length, cellHeight, trunkY, 'brand'),
      ...twigs(causes.length, causeY, trunkY + cellHeight, 'earth'),
      ...rowShapes(
        effects.map((one) => ({ text: one.text, look: effect })),
        1,
        most,
      ),
      ...rowShapes([{ text: trunk, look: { fill: 'paper', stroke: 'text' } }], trunkY, most),
      ...rowShapes(
        causes.map((one) => ({ text: one.text, look: cause })),
        causeY,
        most,
      ),
    ],
  }
}

const tile = 44
const tilesInRow = 6

/** The chosen goals as small tiles with number and sign; their names stand in the enlarged box and are spoken. */
export function miniTiles(plan: PlanData, locale: ReportLocale): Picture | null {
  const goals = activeGoals(plan)
  if (goals.length === 0) return null
  const rows = Math.ceil(goals.length / tilesInRow)
  const inLine = Math.min(tilesInRow, goals.length)
  return {
    width: inLine * (tile + gap) - gap + 2,
    height: rows * (tile + gap) - gap + 2,
    label: `${canvasWords[locale].tiles(goals.length)}: ${goals
      .map(({ index }) => `${index} ${goalTitle(index, locale)}`)
      .join(', ')}`,
    shapes: goals.flatMap(({ index }, place): Shape[] => {
      const x = 1 + (place % tilesInRow) * (tile + gap)
      const y = 1 + Math.floor(place / tilesInRow) * (tile + gap)
      const ink = goalInk(index)
      return [
        { kind: 'box', x, y, width: tile, height: tile, radius: 5, fill: `${ink}-soft`, stroke: ink },
        textAt(x + 5, y + 14, [String(index)], { size: 12, isBold: true, ink }),
        { kind: 'path', d: placedIcon(index, x + 14, y + 16, 24), stroke: ink, strokeWidth: 1.6 },
      ]
    }),
  }
}

const levelInks: Readonly<Record<Level, Ink>> = {
  none: 'muted',
  partly: 'warn',
  almost: 'series-1',
  sustainable: 'good',
}

type Gauge = {
  readonly share: number
  readonly level: Level
  readonly told: string
  readonly under: string
  readonly label: string
}

const [gaugeWidth, gaugeHeight, radius, thick] = [180, 104, 70, 16]
const middle = { x: gaugeWidth / 2, y: 88 }

/** On a half circle from left (0) to right (100). */
function onArc(percent: number, reach: number) {
  const angle = Math.PI * (1 - Math.min(100, Math.max(0, percent)) / 100)
  return { x: middle.x + reach * Math.cos(angle), y: middle.y - reach * Math.sin(angle) }
}

/** In straight pieces: pictures know no arcs that every drawer draws alike. */
function arc(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 2))
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = onArc(from + ((to - from) * index) / steps, radius)
    return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
  })
  return `M${points.join('L')}`
}

/** How much of the revenue the market pays, with the mark from which on a business is almost sustainable. */
export function gauge({ share, level, told, under, label }: Gauge): Picture {
  const [inner, outer, number] = [onArc(75, radius - 13), onArc(75, radius + 12), onArc(75, radius + 22)]
  const filled = Math.min(100, Math.max(0, share))
  return {
    ...{ width: gaugeWidth, height: gaugeHeight, label },
    shapes: [
      { kind: 'path', d: arc(0, 100), stroke: 'line', strokeWidth: thick },
      ...(filled > 0
        ? [
            {
              ...({ kind: 'path', d: arc(0, Math.max(1, filled)) } as const),
              ...{ stroke: levelInks[level], strokeWidth: thick },
            },
          ]
        : []),
      {
        kind: 'path',
        d: `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`,
        stroke: 'text',
        strokeWidth: 2,
      },
      textAt(number.x, number.y + 3, ['75%'], { size, isBold: true, anchor: 'middle' }),
      textAt(middle.x, middle.y - 8, [told], { size: 22, isBold: true, anchor: 'middle' }),
      textAt(middle.x, middle.y + 12, [under], { size, ink: 'muted', anchor: 'middle' }),
    ],
  }
}
