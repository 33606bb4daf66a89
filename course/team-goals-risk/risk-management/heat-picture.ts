import { labelOf } from '#course/shared/segments.ts'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, type Picture, type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { type Cell, isPlaced, type Level, levelAt, type Risk } from './risks.ts'
import { words } from './words.ts'

/** What stands beside the cells. */
export const margin = 60
export const radius = 9
const size = 9
const gap = 2
const top = 16
const apart = 2 * radius + 3
/** Over the dots of a cell stands its level. */
const head = 16

const fills: Readonly<Record<Level, Ink>> = {
  low: 'good-soft',
  medium: 'warn-soft',
  high: 'bad-soft',
  extreme: 'bad',
}

export type Dot = { readonly risk: Risk & Cell; readonly x: number; readonly y: number }
type Box = Cell & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type HeatPicture = Picture & { readonly dots: readonly Dot[]; readonly cells: readonly Box[] }

/** The most probable stand above, the gravest at the end of each row. */
const rows = riskLikelihoods.toReversed()

/** Twelve cells with the numbers of the risks in them; a row grows with what stands in it. */
export function heatPicture(risks: readonly Risk[], locale: ReportLocale, side: number): HeatPicture {
  const placed = risks.filter(isPlaced)
  const width = side / riskImpacts.length
  const inLine = Math.max(1, Math.floor((width - gap - 4) / apart))
  const cells: Box[] = []
  let y = top
  for (const { value: likelyhood } of rows) {
    const counts = riskImpacts.map(
      ({ value }) => placed.filter((risk) => risk.likelyhood === likelyhood && risk.impact === value).length,
    )
    const height = head + Math.max(2, Math.ceil(Math.max(...counts) / inLine)) * apart + 3
    for (const [place, { value: impact }] of riskImpacts.entries())
      cells.push({
        likelyhood,
        impact,
        x: margin + place * width,
        y,
        width: width - gap,
        height: height - gap,
      })
    y += height
  }
  const dots = cells.flatMap((cell) => dotsIn(cell, placed, inLine))
  return {
    width: margin + side,
    height: y + 40,
    label: words[locale].label(placed.length),
    dots,
    cells,
    shapes: [
      ...cells.flatMap((cell) => cellShapes(cell, locale)),
      ...axes(cells, y, locale),
      ...dots.flatMap(dotShapes),
    ],
  }
}

function dotsIn(cell: Box, placed: readonly (Risk & Cell)[], inLine: number): Dot[] {
  const own = placed.filter((risk) => risk.likelyhood === cell.likelyhood && risk.impact === cell.impact)
  return own.map((risk, place) => ({
    risk,
    x: cell.x + 4 + radius + (place % inLine) * apart,
    y: cell.y + head + radius + Math.floor(place / inLine) * apart,
  }))
}

function cellShapes(cell: Box, locale: ReportLocale): Shape[] {
  const level = levelAt(cell)
  const { x, y, width, height } = cell
  return [
    { kind: 'box', x, y, width, height, radius: 4, fill: fills[level] },
    textAt(x + 5, y + 11, [words[locale].levels[level]], {
      ...{ size: 8.5, ink: level === 'extreme' ? 'paper' : 'muted' },
    }),
  ]
}

/** Names that are wider than their column stand by turns on two lines. */
function axes(cells: readonly Box[], bottom: number, locale: ReportLocale): Shape[] {
  const text = words[locale]
  const width = cells[0]?.width ?? 0
  const isTight = riskImpacts.some((impact) => textWidth(impact[locale], size) > width - 2)
  return [
    textAt(0, 10, [text.likelyhoodAxis], { size, isBold: true }),
    ...rows.map(({ value }) => {
      const cell = cells.find(({ likelyhood }) => likelyhood === value)
      const y = (cell?.y ?? 0) + (cell?.height ?? 0) / 2 + size / 3
      return textAt(margin - 6, y, [labelOf(riskLikelihoods, value, locale)], {
        ...{ size, ink: 'muted' as const, anchor: 'end' as const },
      })
    }),
    ...riskImpacts.map((impact, place) =>
      textAt(
        margin + (place + 0.5) * (width + gap),
        bottom + (isTight && place % 2 === 1 ? 22 : 10),
        [impact[locale]],
        {
          ...{ size, ink: 'muted' as const, anchor: 'middle' as const },
        },
      ),
    ),
    textAt(margin + 4 * (width + gap) - gap, bottom + 36, [text.impactAxis], {
      ...{ size, isBold: true, anchor: 'end' as const },
    }),
  ]
}

const dotShapes = ({ x, y, risk }: Dot): Shape[] => [
  { kind: 'circle', x, y, radius, fill: 'paper', stroke: 'text', strokeWidth: 1.2 },
  textAt(x, y + size / 3, [String(risk.number)], { size, isBold: true, anchor: 'middle' }),
]

/** What a point of the picture stands for; one outside of the cells for the nearest of them. */
export function cellAt({ cells }: Pick<HeatPicture, 'cells'>, x: number, y: number): Cell {
  const away = (cell: Box) => Math.hypot(x - (cell.x + cell.width / 2), y - (cell.y + cell.height / 2))
  const inside = (cell: Box) =>
    x >= cell.x && x <= cell.x + cell.width + gap && y >= cell.y && y <= cell.y + cell.height + gap
  const found = cells.find(inside) ?? cells.toSorted((one, other) => away(one) - away(other))[0]
  return { likelyhood: found?.likelyhood ?? 'possible', impact: found?.impact ?? 'tolerable' }
}
