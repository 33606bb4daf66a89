import { cutLines } from '#domain/report/cut-lines.ts'
import { textWidth } from '#domain/report/picture.ts'
import { type Dot, type Frame, radius } from './grid.ts'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The beginning of the words in a box; y is the base of the letters. */
type GridLabel = {
  readonly number: number
  readonly text: string
  readonly x: number
  readonly y: number
}

export const labelSize = 8.5
/** A name is told whole where there is room for it, else shortened. */
const widths = [170, 100]
const gap = 3

/** Names beside their dots, as far as they hide nothing; the number in the dot leads to the others. */
export function labelsOf(
  dots: readonly Dot[],
  { left, top, side }: Frame,
  nameOf: (dot: Dot) => string,
): readonly GridLabel[] {
  const filled = dots.map(boxOf)
  const isInside = ({ x, y, width, height }: Box) =>
    x >= left + 1 && y >= top + 1 && x + width <= left + side - 1 && y + height <= top + side - 1
  const [acrossAt, downAt] = [left + side / 2, top + side / 2]
  const isCrossed = ({ x, y, width, height }: Box) =>
    (x < acrossAt && acrossAt < x + width) || (y < downAt && downAt < y + height)
  return dots.flatMap((dot) => {
    const isFree = (box: Box) => isInside(box) && !filled.some((other) => touch(box, other))
    const tried = widths
      .map((width) => fitted(nameOf(dot), width))
      .flatMap((text) => {
        const places = placesFor(dot, textWidth(text, labelSize)).map((box) => ({ text, box }))
        // Words through which a line goes are the second choice.
        return places.toSorted((one, other) => Number(isCrossed(one.box)) - Number(isCrossed(other.box)))
      })
    const found = tried.find(({ box }) => isFree(box))
    if (!found) return []
    const { text, box } = found
    filled.push(box)
    return [{ number: dot.number, text, x: box.x, y: box.y + labelSize }]
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

const fitted = (name: string, width: number): string => cutLines(name, width, labelSize, 1)[0] ?? ''

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
