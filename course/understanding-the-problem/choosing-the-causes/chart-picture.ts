import type { ReportLocale } from '#domain/report/block.ts'
import { type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { along, type Bubble, bubblesOf, radius, side } from './bubbles.ts'
import type { Card } from './choice.ts'
import { reportWords } from './report-words.ts'
import { words } from './words.ts'

// It is small on the page and on paper, so its words are large in it.
const size = 10.5
const left = 16
const top = 18
const [right, bottom] = [left + side, top + side]
const scores = [1, 2, 3, 4, 5]

/** The weighed causes between "feeds the problem" and "can be changed", under their numbers. */
export function chartPicture(
  cards: readonly Card[],
  locale: ReportLocale,
  label: (weighed: number) => string,
): Picture {
  const bubbles = bubblesOf(cards)
  const print = reportWords[locale]
  const corner = { x: left + along(3.5), y: top + 1 }
  return {
    width: right + 4,
    height: bottom + 36,
    label: label(bubbles.length),
    shapes: [
      {
        kind: 'box',
        ...corner,
        width: right - corner.x - 1,
        height: bottom - along(3.5) - corner.y,
        fill: 'brand-soft',
      },
      { kind: 'path', d: `M${left} ${top}H${right}V${bottom}H${left}Z`, stroke: 'line' },
      note(left, 11, print.feeds),
      note(right, bottom + 29, print.change, 'end'),
      note(right - 6, top + 12, words[locale].start, 'end'),
      ...scores.flatMap((score): Shape[] => [
        note(left - 5, bottom - along(score) + 3, String(score), 'end'),
        note(left + along(score), bottom + 14, String(score), 'middle'),
      ]),
      ...bubbles.flatMap(bubbleShapes),
    ],
  }
}

function bubbleShapes({ card, x, y }: Bubble): Shape[] {
  const place = { x: left + x, y: top + y }
  const look = card.isChosen
    ? ({ fill: 'brand', stroke: 'brand', strokeWidth: 2 } as const)
    : ({ fill: 'paper', stroke: 'brand', strokeWidth: 1 } as const)
  return [
    { kind: 'circle', ...place, radius, ...look },
    textAt(place.x, place.y + size / 3, [String(card.number)], {
      size,
      ink: card.isChosen ? 'paper' : 'text',
      isBold: true,
      anchor: 'middle',
    }),
  ]
}

const note = (x: number, y: number, line: string, anchor: 'start' | 'middle' | 'end' = 'start') =>
  textAt(x, y, [line], { size, ink: 'muted', anchor })
