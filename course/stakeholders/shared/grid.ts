import { cut, isPlaced } from './power-interest.ts'
import type { Stakeholder } from './stakeholders.ts'

/** Power grows upwards and interest to the right. Points of the picture. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly side: number
}

export const frameOf = (side: number): Frame => ({ left: 26, top: 30, side })

export const radius = 8.5

export type Dot = {
  readonly stakeholder: Stakeholder & { readonly power: number; readonly interest: number }
  /** From 1, in the order in which they were written; the same in lists and pictures. */
  readonly number: number
  readonly x: number
  readonly y: number
}

export type Place = { readonly power: number; readonly interest: number }

const whole = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** What a point of the picture stands for; one outside of the grid stands for its edge. */
export const placeAt = ({ left, top, side }: Frame, x: number, y: number): Place => ({
  interest: whole(((x - left) / side) * 100),
  power: whole((1 - (y - top) / side) * 100),
})

type Point = { readonly x: number; readonly y: number }

const apart = 2 * radius + 1

/** Everybody who is placed. Who would hide another stands beside them, in the same quadrant. */
export function dotsOf(stakeholders: readonly Stakeholder[], frame: Frame): readonly Dot[] {
  const dots: Dot[] = []
  for (const [index, stakeholder] of stakeholders.entries())
    if (isPlaced(stakeholder))
      dots.push({ stakeholder, number: index + 1, ...freePoint(stakeholder, frame, dots) })
  return dots
}

/** The nearest point around the true one where nobody stands yet. */
function freePoint({ power, interest }: Place, { left, top, side }: Frame, taken: readonly Point[]): Point {
  const middle = (side * cut) / 100
  const corner = { x: interest >= cut ? left + middle : left, y: power >= cut ? top : top + middle }
  const within = (value: number, start: number) =>
    Math.min(Math.max(value, start + radius + 1), start + middle - radius - 1)
  const near = (x: number, y: number): Point => ({ x: within(x, corner.x), y: within(y, corner.y) })
  const isFree = ({ x, y }: Point) => taken.every((one) => Math.hypot(one.x - x, one.y - y) >= apart - 0.01)
  const exact = near(left + (interest / 100) * side, top + (1 - power / 100) * side)
  for (const { x, y } of spiral) {
    const point = near(exact.x + x, exact.y + y)
    if (isFree(point)) return point
  }
  return exact
}

const rings = 30
const ringStep = apart / 2

/** Points around a centre, from the inside outwards. */
const spiral: readonly Point[] = Array.from({ length: rings }, (_, ring) => {
  const steps = Math.max(1, ring * 6)
  return Array.from({ length: steps }, (_unused, step) => {
    const turn = (step / steps) * 2 * Math.PI
    return { x: Math.cos(turn) * ring * ringStep, y: Math.sin(turn) * ring * ringStep }
  })
}).flat()
