import type { ReportLocale } from '#domain/report/block.ts'
import { markAt } from '#domain/report/marks.ts'
import { type Drawn, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize } from '#domain/report/text-box.ts'
import {
  type CanvasLayout,
  facePlace,
  faceSize,
  markPlace,
  type PlacedNeed,
  type PlacedOffering,
  padding,
  wordSize,
} from './canvas-layout.ts'
import { canvasWords } from './canvas-words.ts'
import type { FitRow } from './fit.ts'
import { faceShapes } from './level-face.ts'
import { levelOf } from './needs.ts'

/** What lies under the boxes: the square, the circle, their names, and the lines between offerings and needs. */
export function groundShapes(layout: CanvasLayout, locale: ReportLocale): Shape[] {
  const words = canvasWords[locale]
  const { square, circle } = layout
  const name = { size: captionSize, ink: 'muted', isBold: true, anchor: 'middle' } as const
  return [
    { kind: 'path', d: rounded(square, 10), fill: 'brand-soft' },
    { kind: 'path', d: rounded(circle, circle.width / 2), fill: 'earth-soft' },
    textAt(square.x + square.width / 2, square.y + 11 + captionSize, [words.offerings], name),
    ...layout.heads.map(({ kind, x, y }) => textAt(x, y, [words[kind]], name)),
    ...layout.needs.flatMap((need) => linesTo(need, layout.offerings)),
  ]
}

/** Frames are paths: only what is written in is a box. */
function rounded({ x, y, width, height }: CanvasLayout['square'], radius: number): string {
  const arc = `A${radius} ${radius} 0 0 1`
  return [
    `M${x + radius} ${y}H${x + width - radius}${arc} ${x + width} ${y + radius}`,
    `V${y + height - radius}${arc} ${x + width - radius} ${y + height}`,
    `H${x + radius}${arc} ${x} ${y + height - radius}V${y + radius}${arc} ${x + radius} ${y}Z`,
  ].join('')
}

function linesTo({ row, x, y, height }: PlacedNeed, offerings: readonly PlacedOffering[]): Shape[] {
  return row.matches.flatMap(({ offering }): Shape[] => {
    const from = offerings.find((one) => one.offering._id === offering._id)
    if (!from) return []
    const [startX, startY, endY] = [from.x + from.width, from.y + from.height / 2, y + height / 2]
    const middle = (startX + x) / 2
    const d = `M${startX} ${startY}C${middle} ${startY} ${middle} ${endY} ${x} ${endY}`
    return [{ kind: 'path', d, stroke: 'brand', strokeWidth: 1.5 }]
  })
}

export function offeringShapes({ x, y, width, height, lines }: PlacedOffering, isChosen = false): Shape[] {
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 5,
      fill: 'paper',
      stroke: 'brand',
      strokeWidth: isChosen ? 3 : 1,
    },
    textAt(x + padding, y + padding + wordSize, lines, { size: wordSize, isBold: true }),
  ]
}

const looks: Readonly<Record<FitRow['state'], Drawn>> = {
  met: { fill: 'paper', stroke: 'good', strokeWidth: 1 },
  left: { fill: 'paper', stroke: 'muted', strokeWidth: 1, isDashed: true },
  open: { fill: 'paper', stroke: 'muted', strokeWidth: 1 },
  urgent: { fill: 'bad-soft', stroke: 'bad', strokeWidth: 1.5 },
}

/** Its face, its words, and a sign of how it stands. */
export function needShapes(placed: PlacedNeed, isChosen = false): Shape[] {
  const { kind, row, x, y, width, height, lines } = placed
  const look = looks[row.state]
  const level = levelOf(row.need)
  const middle = y + height / 2
  const sign = { x: x + width - markPlace, y: middle }
  return [
    { kind: 'box', x, y, width, height, radius: 5, ...look, ...(isChosen ? { strokeWidth: 3 } : {}) },
    ...faceShapes(kind, level, { x: x + facePlace, y: middle, radius: faceSize }),
    textAt(x + facePlace + faceSize + padding, y + padding + wordSize, lines, {
      size: wordSize,
      ink: row.state === 'left' ? 'muted' : 'text',
      ...(level !== null && level >= 4 ? { isBold: true } : {}),
    }),
    ...(row.state === 'met' ? [markAt('check', sign.x, sign.y, 8, 'good')] : []),
    ...(row.state === 'left' ? [markAt('partly', sign.x, sign.y, 8, 'muted')] : []),
    ...(row.state === 'urgent' ? [lacking(sign.x, sign.y)] : []),
  ]
}

const lacking = (x: number, y: number): Shape => ({
  kind: 'path',
  d: `M${x} ${y - 5}V${y + 1}M${x} ${y + 3}V${y + 5}`,
  stroke: 'bad',
  strokeWidth: 2,
})
