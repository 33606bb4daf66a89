import type { Figure } from '#domain/finance/explain/explanation.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'

const width = 228
const barHeight = 30
const line = 19
const size = 9.5
const sign = 13

export type BarPart = {
  readonly text: string
  /** From 0 to 1. */
  readonly share: number
  readonly ink: Ink
  /** Stands in the part and at its name, so that no colour has to be matched. */
  readonly sign: string
  /** What nobody has counted. */
  readonly isOpen?: boolean
  readonly figure?: Figure
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
    twin: parts.map(({ text, figure }) => ({ depth: 0, text, figure })),
    shapes: [
      ...parts.flatMap((part): Shape[] => {
        const left = Math.min(x, width)
        x += part.share * width
        const wide = Math.min(x, width) - left
        return [
          { kind: 'path', d: `M${left} 1h${wide}v${barHeight - 2}h${-wide}Z`, ...look(part) },
          ...(wide >= sign ? signAt(part, left + wide / 2, barHeight / 2) : []),
        ]
      }),
      ...parts.flatMap((part, place): Shape[] => {
        const y = barHeight + 8 + place * line
        return [
          { kind: 'box', x: 1, y: y + 3, width: sign, height: sign, radius: 3, ...look(part) },
          ...signAt(part, 1 + sign / 2, y + 3 + sign / 2),
          textAt(20, y + 13, cutLines(part.text, width - 20, size, 1), { size }),
        ]
      }),
    ],
  }
}

function signAt({ sign: letters }: BarPart, x: number, y: number): Shape[] {
  if (letters === '') return []
  return [textAt(x, y + size * 0.36, [letters], { size, ink: 'paper', isBold: true, anchor: 'middle' })]
}
