import { cutLines } from '#domain/report/cut-lines.ts'
import { lineHeight } from '#domain/report/picture.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { type Level, levelOf, levels, type Need, titleOf } from './needs.ts'

/** Points, as all of the picture. */
export const faceRadius = 8.5
/** Larger than other words of pictures: there are few, and they stand in a wide space. */
export const wordSize = 11
const ring = 17
const few = 8
const beside = 12
const labelGap = 9
const mostLines = 3
const edge = 2
const air = 8
// Strong ones are printed in bold letters, which are wider.
const bold = 1.08
const widest = (66 / 180) * Math.PI

export type PlacedNote = {
  readonly need: Need
  readonly level: Level | null
  /** The middle of its face. */
  readonly x: number
  readonly y: number
  readonly label: {
    readonly x: number
    readonly y: number
    readonly lines: readonly string[]
    readonly isLeft: boolean
  }
}

export type CircleLayout = {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  /** Of the person in the middle. */
  readonly inner: number
  readonly notes: readonly PlacedNote[]
}

/** The outer edge of the ring of a level: the strongest lies around the person. */
export const outerOf = ({ inner }: Pick<CircleLayout, 'inner'>, level: Level) => inner + (6 - level) * ring

/** Where a face of this level stands; one that was not weighed waits outside. */
const distanceOf = (inner: number, level: Level | null) =>
  level === null ? outerOf({ inner }, 1) + beside : outerOf({ inner }, level) - ring / 2

/** Each note keeps its direction while it is weighed; its words stand beside the circle. */
export function circleLayout(needs: readonly Need[]): CircleLayout {
  const inner = 24 + Math.min(16, Math.max(0, needs.length - few) * 2)
  const x = pictureWidth / 2
  const outside = outerOf({ inner }, 1) + beside + faceRadius
  const labelWidth = x - outside - edge - 6
  const sides = [true, false].map((isLeft) => {
    const own = needs.filter((_, index) => (index % 2 === 1) === isLeft)
    return own
      .map((need, place) => {
        const turn = widest * ((2 * (place + 0.5)) / own.length - 1)
        const level = levelOf(need)
        const distance = distanceOf(inner, level)
        return {
          ...{ need, level, isLeft },
          x: x + (isLeft ? -1 : 1) * Math.cos(turn) * distance,
          down: Math.sin(turn) * distance,
          lines: cutLines(titleOf(need), labelWidth, wordSize * bold, mostLines),
        }
      })
      .toSorted((one, other) => one.down - other.down)
  })
  const heightOf = (lines: readonly string[]) => lines.length * wordSize * lineHeight
  const heights = sides.map((side) =>
    side.reduce((sum, { lines }) => sum + heightOf(lines) + labelGap, -labelGap),
  )
  const isAllWeighed = needs.every((need) => levelOf(need) !== null)
  const reach = isAllWeighed ? outerOf({ inner }, 1) + air : outside
  const height = Math.max(2 * reach, ...heights) + 2 * edge
  const y = height / 2
  const notes = sides.flatMap((side, index) => {
    let top = y - (heights[index] ?? 0) / 2
    return side.map(({ need, level, isLeft, lines, down, ...place }): PlacedNote => {
      const label = {
        x: isLeft ? edge + labelWidth : pictureWidth - edge - labelWidth,
        y: top,
        lines,
        isLeft,
      }
      top += heightOf(lines) + labelGap
      return { need, level, x: place.x, y: y + down, label }
    })
  })
  return { width: pictureWidth, height, x, y, inner, notes }
}

/** The level at a point of the circle; null outside of it. */
export function levelAt(layout: CircleLayout, x: number, y: number): Level | null {
  const distance = Math.hypot(x - layout.x, y - layout.y)
  return levels.findLast((level) => distance <= outerOf(layout, level)) ?? null
}
