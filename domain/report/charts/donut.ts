import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, textSize } from '#domain/report/text-box.ts'
import { finite } from './axis.ts'

export type DonutPart = { readonly name: string; readonly value: number; readonly ink: Ink }

export type Donut = {
  readonly label: string
  readonly parts: readonly DonutPart[]
  /** What stands in its middle: the whole. */
  readonly whole: string
  /** An amount with its share of the whole, from 0 to 1. */
  readonly told: (value: number, share: number) => string
  readonly twin?: Picture['twin']
}

const width = 340
const [outer, inner] = [66, 40]
const rowHeight = 30
const left = 2 * outer + 24

/** Parts of a whole as a ring. Each part carries the number of its line beside the ring, so that no colour has to be matched. */
export function donut({ label, parts, whole, told, twin }: Donut): Picture {
  const shown = parts.filter(({ value }) => finite(value) > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const height = Math.max(2 * outer, shown.length * rowHeight) + 8
  const middle = height / 2
  const first = middle - (shown.length * rowHeight) / 2
  let from = 0
  return {
    ...{ width, height, label },
    ...(twin ? { twin } : {}),
    shapes: [
      ...(total > 0 ? [] : [ring(middle)]),
      ...shown.flatMap((part, index): Shape[] => {
        const share = finite(part.value / total)
        const start = from
        from += share
        return [
          ...slice(middle, start, share, part.ink),
          ...(share >= 0.06 ? [numberAt(middle, start + share / 2, index + 1)] : []),
          ...line(first + index * rowHeight, index + 1, part, told(part.value, share)),
        ]
      }),
      textAt(outer, middle + captionSize / 3, cutLines(whole, 2 * inner - 8, captionSize * 1.08, 1), {
        ...{ size: captionSize, isBold: true, anchor: 'middle' },
      }),
    ],
  }
}

type Point = { readonly x: number; readonly y: number }

/** A turn of 0 is the top, one of 0.25 the right side. */
function onCircle(middle: number, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  return { x: rounded(outer + Math.sin(angle) * radius), y: rounded(middle - Math.cos(angle) * radius) }
}

const rounded = (place: number) => Math.round(place * 100) / 100

const ring = (y: number): Shape => ({
  ...{ kind: 'circle', x: outer, y, radius: (outer + inner) / 2 },
  ...{ stroke: 'line', strokeWidth: outer - inner },
})

/** A whole circle has no two ends that a path could join. */
function slice(y: number, start: number, share: number, ink: Ink): Shape[] {
  if (share > 0.9999)
    return [
      { kind: 'circle', x: outer, y, radius: outer, fill: ink },
      { kind: 'circle', x: outer, y, radius: inner, fill: 'paper' },
    ]
  const on = (radius: number, turn: number) => {
    const point = onCircle(y, radius, turn)
    return `${point.x} ${point.y}`
  }
  const isLarge = share > 0.5 ? 1 : 0
  const end = start + share
  const d = `M${on(outer, start)}A${outer} ${outer} 0 ${isLarge} 1 ${on(outer, end)}L${on(inner, end)}A${inner} ${inner} 0 ${isLarge} 0 ${on(inner, start)}Z`
  return [{ kind: 'path', d, fill: ink, stroke: 'paper', strokeWidth: 1.5 }]
}

function numberAt(y: number, turn: number, number: number): Shape {
  const at = onCircle(y, (outer + inner) / 2, turn)
  return textAt(at.x, at.y + captionSize / 3, [String(number)], {
    ...{ size: captionSize, ink: 'paper', isBold: true, anchor: 'middle' },
  })
}

function line(y: number, number: number, { name, ink }: DonutPart, said: string): Shape[] {
  const middle = y + rowHeight / 2
  return [
    { kind: 'circle', x: left + 8, y: middle, radius: 8, fill: ink },
    textAt(left + 8, middle + 3, [String(number)], {
      ...{ size: captionSize, ink: 'paper', isBold: true, anchor: 'middle' },
    }),
    textAt(left + 24, middle - 2, cutLines(name, width - left - 26, textSize * 1.08, 1), {
      ...{ size: textSize, isBold: true },
    }),
    textAt(left + 24, middle + 10, [said], { size: captionSize, ink: 'muted' }),
  ]
}
