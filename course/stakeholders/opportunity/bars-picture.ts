import type { ReportLocale } from '#domain/report/block.ts'
import { lineHeight, type Picture, type Shape, textAt, textWidth, wrapped } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textSize } from '#domain/report/text-box.ts'
import type { Bar } from './opportunity.ts'
import { words } from './words.ts'

const mostPoints = 5
const heights = { muted: 8, brand: 13 } as const
const between = 3
export const barsHeight = heights.muted + between + heights.brand
/** How far five points reach, and the number behind them. */
const reach = 240
const numberSize = 9.5
export const barsWidth = reach + 20

/** The best of the others above the own plan, both along the same five points. */
export function barShapes({ best, own }: Bar, x: number, y: number): Shape[] {
  const point = reach / mostPoints
  const lines = Array.from({ length: mostPoints + 1 }, (_, score): Shape => {
    const at = x + score * point
    return { kind: 'path', d: `M${at} ${y}V${y + barsHeight}`, stroke: 'line' }
  })
  const one = (score: number | null, top: number, fill: 'muted' | 'brand'): Shape[] => {
    const length = (score ?? 0) * point
    const box: Shape = { kind: 'box', x, y: top, width: length, height: heights[fill], fill, radius: 2 }
    const number = textAt(
      x + length + 5,
      top + heights[fill] / 2 + 3.3,
      [score === null ? '–' : String(score)],
      {
        size: numberSize,
        ink: fill,
        isBold: fill === 'brand',
      },
    )
    return length > 0 ? [box, number] : [number]
  }
  return [...lines, ...one(best, y, 'muted'), ...one(own, y + heights.muted + between, 'brand')]
}

/** A gap with its sign. */
export const signed = (gap: number) => (gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : '0')

const nameWidth = 170
const barsLeft = nameWidth + 14
const rowGap = 12
const legendHeight = 18

/** All activities with both bars and their gap, the widest first. */
export function barsPicture(bars: readonly Bar[], locale: ReportLocale, label: string): Picture {
  let y = legendHeight
  const rows = bars.flatMap((one): Shape[] => {
    const lines = wrapped(one.name || '–', nameWidth, textSize)
    const height = Math.max(barsHeight, lines.length * textSize * lineHeight)
    const top = y
    y += height + rowGap
    const middle = top + barsHeight / 2
    const look = { size: captionSize + 3, ink: (one.gap ?? 0) > 0 ? 'brand' : 'muted', isBold: true } as const
    return [
      textAt(0, top + textSize, lines, { size: textSize, isBold: one.isChosen }),
      ...barShapes(one, barsLeft, top),
      textAt(pictureWidth, middle + 4, [one.gap === null ? '–' : signed(one.gap)], {
        ...look,
        anchor: 'end',
      }),
    ]
  })
  return {
    width: pictureWidth,
    height: y - rowGap + 2,
    label,
    shapes: [...legend(locale), ...rows],
  }
}

function legend(locale: ReportLocale): Shape[] {
  const { best, own } = words[locale]
  const second = barsLeft + 14 + textWidth(best, captionSize) + 24
  const entry = (x: number, name: string, fill: 'muted' | 'brand'): Shape[] => [
    { kind: 'box', x, y: 5.5 - heights[fill] / 3, width: 9, height: heights[fill] / 1.5, fill },
    textAt(x + 13, captionSize, [name], { size: captionSize, ink: 'muted' }),
  ]
  return [...entry(barsLeft, best, 'muted'), ...entry(second, own, 'brand')]
}
