import type { Ink, Shape } from '#domain/report/picture.ts'

/** Signs that tell lines apart without their colours: as many as a chart has lines at most. */
export const pointMarks = ['circle', 'square', 'triangle', 'diamond', 'dot', 'block'] as const
export type PointMark = (typeof pointMarks)[number]

/** A point of a line: filled, mostly with paper, so that the line of another does not cross its sign. */
export function pointAt(mark: PointMark, x: number, y: number, ink: Ink, size = 3): Shape {
  const isFull = mark === 'dot' || mark === 'block'
  const drawn = { fill: isFull ? ink : 'paper', stroke: ink, strokeWidth: 1.5 } as const
  if (mark === 'circle' || mark === 'dot') return { kind: 'circle', x, y, radius: size, ...drawn }
  const square = `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}Z`
  const paths: Readonly<Record<Exclude<PointMark, 'circle' | 'dot'>, string>> = {
    ...{ square, block: square },
    triangle: `M${x} ${y - size * 1.2}L${x + size * 1.2} ${y + size}H${x - size * 1.2}Z`,
    diamond: `M${x} ${y - size * 1.3}L${x + size * 1.3} ${y}L${x} ${y + size * 1.3}L${x - size * 1.3} ${y}Z`,
  }
  return { kind: 'path', d: paths[mark], ...drawn }
}
