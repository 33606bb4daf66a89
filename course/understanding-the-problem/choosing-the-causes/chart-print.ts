import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture, Shape } from '#domain/report/picture.ts'
import { captionSize, textSize } from '#domain/report/text-box.ts'
import { along, bubblesOf, edge, size } from './bubbles.ts'
import type { Card } from './choice.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

const scale = 0.8
// Its words stand outside of the printed chart.
const side = (size - edge) * scale
const at = (place: number) => (place - edge) * scale
const left = 16
const top = 18
const radius = 9
const scores = [1, 2, 3, 4, 5]
// Many causes with the same scores stand in a wide circle; none of them leaves the chart.
const within = (place: number) => Math.min(Math.max(place, radius + 2), side - radius - 2)

/** The weighed causes between "feeds the problem" and "can be changed", under the numbers of the table. */
export function chartPicture(cards: readonly Card[], locale: ReportLocale): Picture | null {
  const bubbles = bubblesOf(cards)
  if (bubbles.length === 0) return null
  const text = words[locale]
  const print = reportWords[locale]
  const right = left + side
  const bottom = top + side
  const corner = { x: left + at(along(3.5)), y: top + 1 }
  return {
    width: right + 4,
    height: bottom + 36,
    label: print.label(bubbles.length),
    shapes: [
      {
        kind: 'box',
        ...corner,
        width: right - corner.x - 1,
        height: top + side - at(along(3.5)) - corner.y,
        fill: 'brand-soft',
      },
      { kind: 'path', d: `M${left} ${top}H${right}V${bottom}H${left}Z`, stroke: 'line' },
      note(left, 10, print.feeds),
      note(right, bottom + 26, print.change, 'end'),
      note(right - 6, top + 13, text.start, 'end'),
      ...scores.flatMap((score): Shape[] => [
        note(left - 5, bottom - at(along(score)) + 3, String(score), 'end'),
        note(left + at(along(score)), bottom + 12, String(score), 'middle'),
      ]),
      ...bubbles.flatMap(({ card, x, y }): Shape[] => {
        const place = { x: left + within(at(x)), y: top + within(y * scale) }
        const chosen = { fill: 'good-soft', stroke: 'good', strokeWidth: 2 } as const
        const other = { fill: 'paper', stroke: 'muted', strokeWidth: 1 } as const
        return [
          { kind: 'circle', ...place, radius, ...(card.isChosen ? chosen : other) },
          {
            kind: 'text',
            x: place.x,
            y: place.y + textSize / 3,
            lines: [String(card.number)],
            size: textSize,
            isBold: card.isChosen,
            anchor: 'middle',
          },
        ]
      }),
    ],
  }
}

const note = (x: number, y: number, line: string, anchor: 'start' | 'middle' | 'end' = 'start'): Shape => ({
  kind: 'text',
  x,
  y,
  lines: [line],
  size: captionSize,
  ink: 'muted',
  anchor,
})
