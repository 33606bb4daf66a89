import { type Shape, textAt } from '#domain/report/picture.ts'
import { percentOf, type Score } from './fit.ts'

type Place = { readonly x: number; readonly y: number; readonly radius: number }

/** A ring that is filled as far as the needs are met. */
export function ringShapes(score: Score, { x, y, radius }: Place): Shape[] {
  const percent = percentOf(score)
  const strokeWidth = radius / 4
  const size = radius / 2
  return [
    { kind: 'circle', x, y, radius, stroke: 'line', strokeWidth },
    ...(percent ? [filled(percent, { x, y, radius }, strokeWidth)] : []),
    textAt(x, y + size / 3, [percent === null ? '–' : `${percent}%`], {
      size,
      isBold: true,
      anchor: 'middle',
    }),
  ]
}

function filled(percent: number, { x, y, radius }: Place, strokeWidth: number): Shape {
  const look = { stroke: 'brand', strokeWidth } as const
  if (percent >= 100) return { kind: 'circle', x, y, radius, ...look }
  const turn = (percent / 100) * 2 * Math.PI
  const end = `${x + Math.sin(turn) * radius} ${y - Math.cos(turn) * radius}`
  const d = `M${x} ${y - radius}A${radius} ${radius} 0 ${percent > 50 ? 1 : 0} 1 ${end}`
  return { kind: 'path', d, ...look }
}
