import { cutLines } from '#domain/report/cut-lines.ts'
import { type Ink, lineHeight, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import { finite } from './axis.ts'
import { apart } from './frame.ts'
import { type PartLook, partShapes } from './part-look.ts'

export type StackPart = {
  readonly name: string
  readonly value: number
  readonly ink: Ink
  readonly look?: PartLook
}
export type Stack = { readonly name: string; readonly parts: readonly StackPart[] }

export type StackedBar = {
  readonly label: string
  /** Both stand on the same scale, their names outside. */
  readonly stacks: readonly [Stack, Stack]
  readonly amount: (value: number) => string
  readonly height?: number
  readonly twin?: Picture['twin']
}

const barWidth = 74
const middleGap = 26
const [top, bottom] = [34, 10]
const names = (pictureWidth - 2 * barWidth - middleGap) / 2 - 12
const labelHeight = 2 * captionSize * lineHeight + 5

/** What something is made of, beside what makes up for it: two bars whose heights can be compared. */
export function stackedBar({ label, stacks, amount, height = 250, twin }: StackedBar): Picture {
  const most = finite(Math.max(...stacks.map(({ parts }) => totalOf(parts)), 0))
  const middle = pictureWidth / 2
  const scale = most > 0 ? (height - top - bottom) / most : 0
  return {
    ...{ width: pictureWidth, height, label },
    ...(twin ? { twin } : {}),
    shapes: stacks.flatMap((stack, side) => {
      const x = side === 0 ? middle - middleGap / 2 - barWidth : middle + middleGap / 2
      return stackShapes(stack, { x, height, scale, isFirst: side === 0 }, amount)
    }),
  }
}

const sizeOf = ({ value }: StackPart) => Math.max(0, finite(value))
const totalOf = (parts: readonly StackPart[]) => parts.reduce((sum, part) => sum + sizeOf(part), 0)

type Place = {
  readonly x: number
  readonly height: number
  readonly scale: number
  readonly isFirst: boolean
}

function stackShapes({ name, parts }: Stack, place: Place, amount: StackedBar['amount']): Shape[] {
  const { x, height, scale, isFirst } = place
  const shown = parts.filter((part) => sizeOf(part) > 0)
  let y = height - bottom
  const boxes = shown.map((part) => {
    const tall = sizeOf(part) * scale
    y -= tall
    return { part, at: { x, y, width: barWidth, height: tall } }
  })
  const middles = boxes.map(({ at }) => at.y + at.height / 2 - captionSize / 2)
  const labels = apart(middles, labelHeight, top, height - bottom - labelHeight)
  const look = { size: captionSize, anchor: isFirst ? 'end' : 'start' } as const
  // Long names grow outwards, so that they never meet.
  const inner = isFirst ? x + barWidth : x
  const beside = isFirst ? x - 12 : x + barWidth + 12
  return [
    textAt(inner, 11, [name], { ...look, size: captionSize + 1, isBold: true }),
    textAt(inner, 25, [amount(totalOf(shown))], { ...look, ink: 'muted' }),
    { kind: 'path', d: `M${x - 4} ${height - bottom}H${x + barWidth + 4}`, stroke: 'muted', strokeWidth: 1 },
    ...boxes.flatMap(({ part, at }, index): Shape[] => {
      const labelAt = (labels[index] ?? at.y) + captionSize
      const edge = isFirst ? x - 2 : x + barWidth + 2
      const line = `M${edge} ${at.y + at.height / 2}L${isFirst ? beside + 3 : beside - 3} ${labelAt - 3}`
      return [
        ...partShapes(at, part.ink, part.look),
        { kind: 'path', d: line, stroke: 'line', strokeWidth: 0.75 },
        textAt(beside, labelAt, cutLines(part.name, names, captionSize * 1.08, 1), { ...look, isBold: true }),
        textAt(beside, labelAt + captionSize * lineHeight, [amount(part.value)], { ...look, ink: 'muted' }),
      ]
    }),
  ]
}
