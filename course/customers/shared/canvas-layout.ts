import type { Offering } from '#course/shared/segments.ts'
import { cutLines } from '#domain/report/cut-lines.ts'
import { lineHeight } from '#domain/report/picture.ts'
import { captionSize, pictureWidth } from '#domain/report/text-box.ts'
import type { FitRow } from './fit.ts'
import { levelOf, type NeedKind, titleOf } from './needs.ts'

/** One kind of needs in the circle. */
export type CanvasSide = { readonly kind: NeedKind; readonly rows: readonly FitRow[] }
type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Boxed = Rect & { readonly lines: readonly string[] }
export type PlacedOffering = Boxed & { readonly offering: Offering }
export type PlacedNeed = Boxed & { readonly kind: NeedKind; readonly row: FitRow }

export type CanvasLayout = {
  readonly width: number
  readonly height: number
  readonly square: Rect
  /** As wide as high, and higher where there are many needs. */
  readonly circle: Rect
  readonly offerings: readonly PlacedOffering[]
  readonly needs: readonly PlacedNeed[]
  /** Where each kind is named. */
  readonly heads: readonly { readonly kind: NeedKind; readonly x: number; readonly y: number }[]
}

// Points.
export const wordSize = 10
export const padding = 5
export const facePlace = 15
export const faceSize = 7.5
export const markPlace = 12
const edge = 5
const squareWidth = 166
const circleWidth = 286
const inset = 11
const few = 12
const headHeight = captionSize * lineHeight + 6
const bold = 1.08
const mostLines = 2
/** So far from its top the circle is wide enough for the largest box. */
const cap = 48

const widthOf = ({ need }: FitRow) => 165 + (levelOf(need) ?? 1) * 12

function stacked<T extends { readonly height: number }>(boxes: readonly T[], top: number, gap: number) {
  let y = top
  return boxes.map((box) => {
    const placed = { ...box, y }
    y += box.height + gap
    return placed
  })
}

const heightOf = (lines: readonly string[]) => lines.length * wordSize * lineHeight + 2 * padding
const allOf = (boxes: readonly { readonly height: number }[], gap: number) =>
  boxes.reduce((sum, { height }) => sum + height + gap, -gap)

/** Offerings in the square, needs in the circle; the stronger a need the larger. */
export function canvasLayout(
  offerings: readonly Offering[],
  sides: readonly CanvasSide[],
  nameOf: (offering: Offering) => string,
  /** What stands below the square. */
  below = 0,
): CanvasLayout {
  const gap = sides.reduce((sum, { rows }) => sum + rows.length, 0) > few ? 5 : 8
  const boxWidth = squareWidth - 2 * inset
  const offered = offerings.map((offering) => {
    const lines = cutLines(nameOf(offering), boxWidth - 2 * padding, wordSize * bold, mostLines)
    return { offering, x: edge + inset, width: boxWidth, lines, height: heightOf(lines) }
  })
  const left = pictureWidth - edge - circleWidth
  const shown = sides.filter(({ rows }) => rows.length > 0)
  const groups = shown.map(({ kind, rows }) => ({
    kind,
    boxes: rows.map((row) => {
      const width = widthOf(row)
      const inner = width - facePlace - faceSize - markPlace - 2 * padding
      const lines = cutLines(titleOf(row.need), inner, wordSize * bold, mostLines)
      return { kind, row, x: left + (circleWidth - width) / 2, width, lines, height: heightOf(lines) }
    }),
  }))
  const needed = groups.reduce((sum, { boxes }) => sum + headHeight + allOf(boxes, gap) + 2 * gap, -2 * gap)
  const circleHeight = Math.max(circleWidth, needed + 2 * cap - headHeight)
  const squareHeight = Math.max(squareWidth, headHeight + allOf(offered, gap) + 2 * inset)
  const height = Math.max(circleHeight, squareHeight + below) + 2 * edge
  const circle = { x: left, y: (height - circleHeight) / 2, width: circleWidth, height: circleHeight }
  const square = {
    x: edge,
    y: (height - squareHeight - below) / 2,
    width: squareWidth,
    height: squareHeight,
  }
  let top = circle.y + (circleHeight - needed) / 2
  const placed = groups.map(({ kind, boxes }) => {
    const head = { kind, x: left + circleWidth / 2, y: top + captionSize }
    const needs = stacked(boxes, top + headHeight, gap)
    top += headHeight + allOf(boxes, gap) + 2 * gap
    return { head, needs }
  })
  return {
    width: pictureWidth,
    height,
    square,
    circle,
    offerings: stacked(
      offered,
      square.y + inset + headHeight + (squareHeight - 2 * inset - headHeight - allOf(offered, gap)) / 2,
      gap,
    ),
    needs: placed.flatMap(({ needs }) => needs),
    heads: placed.map(({ head }) => head),
  }
}
