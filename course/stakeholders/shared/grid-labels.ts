import { textWidth } from '#domain/report/picture.ts'
import { cutText } from '#domain/text.ts'
import { type Dot, type Frame, radius } from './grid.ts'

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The beginning of the words in a box; y is the base of the letters. */
export type GridLabel = {
  readonly number: number
  readonly text: string
  readonly x: number
  readonly y: number
}

export const labelSize = 8.5
const widest = 104
const gap = 3

/** Names beside their dots, as far as they hide nothing; the number in the dot leads to the others. */
export function labelsOf(
  dots: readonly Dot[],
  { left, top, side }: Frame,
  nameOf: (dot: Dot) => string,
  taken: readonly Box[],
): readonly GridLabel[] {
  const filled: Box[] = [...taken, ...dots.map(boxOf)]
  const isInside = ({ x, y, width, height }: Box) =>
    x >= left + 1 && y >= top + 1 && x + width <= left + side - 1 && y + height <= top + side - 1
  return dots.flatMap((dot) => {
    const text = fitted(nameOf(dot))
    const own = boxOf(dot)
    const free = placesFor(dot, textWidth(text, labelSize)).find(
      (box) => isInside(box) && !filled.some((other) => other !== own && touch(box, other)),
    )
    if (!free) return []
    filled.push(free)
    return [{ number: dot.number, text, x: free.x, y: free.y + labelSize }]
  })
}

const boxOf = ({ x, y }: Dot): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

/** To the right, to the left, below, above. */
function placesFor({ x, y }: Dot, width: number): readonly Box[] {
  const height = labelSize * 1.25
  const box = (left: number, top: number): Box => ({ x: left, y: top, width, height })
  return [
    box(x + radius + gap, y - height / 2),
    box(x - radius - gap - width, y - height / 2),
    box(x - width / 2, y + radius + 1),
    box(x - width / 2, y - radius - 1 - height),
  ]
}

function fitted(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  if (textWidth(line, labelSize) <= widest) return line
  let length = line.length
  while (length > 1 && textWidth(`${cutText(line, length)}…`, labelSize) > widest) length -= 1
  return `${cutText(line, length).trimEnd()}…`
}

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
