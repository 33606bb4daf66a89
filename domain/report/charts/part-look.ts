import type { Ink, Shape } from '#domain/report/picture.ts'

/** How sure a part is can be seen without its colour: solid, striped, or only its frame. */
export type PartLook = 'solid' | 'striped' | 'outlined'

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const between = 7

/** A part of a bar. */
export function partShapes(at: Rectangle, ink: Ink, look: PartLook = 'solid'): Shape[] {
  if (look === 'solid') return [{ kind: 'box', ...at, fill: ink, stroke: 'paper', strokeWidth: 1 }]
  const frame: Shape = {
    ...{ kind: 'box', ...at, fill: 'paper', stroke: ink, strokeWidth: 1.5 },
    ...(look === 'outlined' && { isDashed: true }),
  }
  return look === 'striped'
    ? [frame, { kind: 'path', d: stripes(at), stroke: ink, strokeWidth: 1.5 }]
    : [frame]
}

/** Slanted lines that end at the sides of the rectangle. */
function stripes({ x, y, width, height }: Rectangle): string {
  const count = Math.floor((width + height) / between)
  return Array.from({ length: count }, (_, index) => {
    const reach = (index + 1) * between
    const [right, down] = [Math.min(reach, width), Math.min(reach, height)]
    return `M${round(x + right)} ${round(y + reach - right)}L${round(x + reach - down)} ${round(y + down)}`
  }).join('')
}

const round = (place: number) => Math.round(place * 100) / 100
