import { lineHeight, type Picture, type Shape, textWidth } from '#domain/report/picture.ts'

type Box = Extract<Shape, { kind: 'box' }>
type Words = Extract<Shape, { kind: 'text' }>

const smallest = 7
// Points between the margins of A4.
const paper = 480

/** What is wrong with a picture on a page of paper; nothing when it can be read. */
export function pictureFaults({ width, height, shapes }: Picture): string[] {
  const boxes = shapes.filter((shape): shape is Box => shape.kind === 'box')
  const texts = shapes.filter((shape): shape is Words => shape.kind === 'text')
  const isInside = (left: number, top: number, right: number, bottom: number) =>
    left >= 0 && top >= 0 && right <= width + 0.01 && bottom <= height + 0.01
  const outside = boxes.filter((box) => !isInside(box.x, box.y, box.x + box.width, box.y + box.height))
  const lost = texts.filter((text) => {
    const [left, right] = sidesOf(text)
    return !isInside(
      left,
      text.y - text.size,
      right,
      text.y + (text.lines.length - 1) * text.size * lineHeight,
    )
  })
  const small = texts.filter(({ size }) => size * Math.min(1, paper / width) < smallest)
  const touching = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => touch(one, other)))
  return [
    ...outside.map((box) => `a box lies outside at ${box.x} ${box.y}`),
    ...lost.map((text) => `words lie outside: ${text.lines.join(' ')}`),
    ...small.map((text) => `words are too small: ${text.lines.join(' ')}`),
    ...touching.map((box) => `two boxes touch at ${box.x} ${box.y}`),
  ]
}

function sidesOf({ x, lines, size, anchor = 'start' }: Words): [number, number] {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, size)))
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return [left, left + width]
}

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
