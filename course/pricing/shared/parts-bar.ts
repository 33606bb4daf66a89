import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'

const width = 228
const barHeight = 30
const line = 19
const size = 9.5
const sign = 10

export type BarPart = {
  readonly text: string
  /** From 0 to 1. */
  readonly share: number
  readonly ink: Ink
  /** What nobody has counted. */
  readonly isOpen?: boolean
}

/** A whole as one bar of its parts, with their names below it. What is more than the whole has no place. */
export function partsBar(label: string, parts: readonly BarPart[]): Picture {
  let x = 0
  const look = ({ ink, isOpen }: BarPart) =>
    isOpen
      ? ({ fill: 'paper', stroke: 'muted', isDashed: true } as const)
      : ({ fill: ink, stroke: 'paper' } as const)
  return {
    width,
    height: barHeight + 8 + parts.length * line,
    label,
    twin: parts.map(({ text }) => ({ depth: 0, text })),
    shapes: [
      ...parts.map((part): Shape => {
        const left = Math.min(x, width)
        x += part.share * width
        const wide = Math.min(x, width) - left
        return { kind: 'path', d: `M${left} 1h${wide}v${barHeight - 2}h${-wide}Z`, ...look(part) }
      }),
      ...parts.flatMap((part, place): Shape[] => {
        const y = barHeight + 8 + place * line
        return [
          { kind: 'box', x: 1, y: y + 5, width: sign, height: sign, radius: 3, ...look(part) },
          textAt(17, y + 13.5, cutLines(part.text, width - 17, size, 1), { size }),
        ]
      }),
    ],
  }
}
