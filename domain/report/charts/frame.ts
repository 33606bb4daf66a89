import { type Shape, textAt, textWidth } from '#domain/report/picture.ts'
import { captionSize } from '#domain/report/text-box.ts'
import { type Axis, scale } from './axis.ts'

/** The inside of a chart, between its axes. */
export type Plot = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Room that is kept between its lowest line and the names of its columns. */
  readonly below?: number
}

export type Column = { readonly x: number; readonly name: string }

/** How much room the numbers of an axis take. */
export const ticksWidth = (axis: Axis, told: (value: number) => string): number =>
  Math.max(...axis.ticks.map((tick) => textWidth(told(tick), captionSize))) + 8

/** Lines of the round numbers, with zero stronger than the others. */
export function tickShapes(axis: Axis, plot: Plot, told: (value: number) => string): Shape[] {
  const y = scale(axis, plot.bottom, plot.top)
  return axis.ticks.flatMap((tick): Shape[] => [
    {
      kind: 'path',
      d: `M${plot.left} ${y(tick)}H${plot.right}`,
      stroke: tick === 0 ? 'text' : 'line',
      strokeWidth: tick === 0 ? 1.25 : 0.75,
    },
    textAt(plot.left - 6, y(tick) + captionSize * 0.35, [told(tick)], {
      ...{ size: captionSize, ink: 'muted', anchor: 'end' },
    }),
  ])
}

/** Names below the columns, from the last one back, as many as do not touch. */
export function columnShapes(columns: readonly Column[], plot: Plot, xOf: (x: number) => number): Shape[] {
  let free = Number.POSITIVE_INFINITY
  return columns
    .toReversed()
    .flatMap(({ x, name }) => {
      const half = textWidth(name, captionSize) / 2
      if (xOf(x) + half + 4 > free) return []
      free = xOf(x) - half
      return textAt(xOf(x), plot.bottom + (plot.below ?? 0) + captionSize + 6, [name], {
        ...{ size: captionSize, ink: 'muted', anchor: 'middle' },
      })
    })
    .reverse()
}

/** Where the steps of the axis become longer. */
export const breakShape = (x: number, { top, bottom }: Plot): Shape => ({
  ...{ kind: 'path', d: `M${x} ${top}V${bottom}`, stroke: 'muted', strokeWidth: 0.75, isDashed: true },
})

/** Moves places apart, so that words of a size do not lie on each other, and keeps them between two bounds. */
export function apart(places: readonly number[], least: number, top: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  let before = Number.NEGATIVE_INFINITY
  for (const one of order) {
    one.place = Math.max(one.place, before + least, top)
    before = one.place
  }
  let after = bottom + least
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, after - least)
    after = one.place
  }
  const moved = [...places]
  for (const { place, index } of order) moved[index] = place
  return moved
}
