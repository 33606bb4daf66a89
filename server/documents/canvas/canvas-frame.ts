import type { CanvasBox, CanvasLine, CanvasView } from '#course/plan-view/canvas-view.ts'
import { lineHeight, textWidth, wrapped } from '#domain/report/picture.ts'

/** A3 on its side, in points; letters stay readable where it is printed on A4. */
export const paper = { width: 1190.55, height: 841.89 }
export const edges = { side: 28, top: 40, bottom: 36 }
export const padding = 9
export const titleSize = 10.5
const gap = 4
const least = 46

/** Of letters, the largest first. */
const sizes = [12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Placed = { readonly box: CanvasBox; readonly rect: Rect }
/** With the size of its letters, which a row has in common. */
export type PlacedBox = Placed & { readonly size: number }

/** Where each box stands on the paper. */
export function placedBoxes({ rows }: CanvasView): PlacedBox[] {
  const [width, height] = [paper.width - 2 * edges.side, paper.height - edges.top - edges.bottom]
  let y = edges.top
  return rows.flatMap((row) => {
    let x = edges.side
    const own = row.boxes.map((box) => {
      const rect = { x, y, width: (width * box.width) / 100, height: (height * row.height) / 100 }
      x += rect.width
      return { box, rect }
    })
    y += (height * row.height) / 100
    const size = sizeFor(own)
    return own.map((one) => ({ ...one, size }))
  })
}

/** The largest letters with which everything fits into its box. */
const sizeFor = (placed: readonly Placed[]): number =>
  sizes.find((size) =>
    placed.every(({ box, rect }) => {
      const words = linesHeight(box.lines, linesWidth({ box, rect }), size)
      return titleRoom + words + (box.picture && !isBeside(box) ? least : 0) + padding <= rect.height
    }),
  ) ?? 6

/** Prices are short lines: what they bring stands beside them, and of everything else the picture stands below. */
export const isBeside = ({ id, lines, picture }: CanvasBox) =>
  id === 'revenue' && lines.length > 0 && picture !== null

export const linesWidth = ({ box, rect }: Placed) => (rect.width - 2 * padding) * (isBeside(box) ? 0.42 : 1)

export const titleRoom = padding + titleSize + 9

export const linesHeight = (lines: readonly CanvasLine[], width: number, size: number) =>
  lines.reduce((sum, line) => sum + lineRoom(line, width, size), 0)

/** A figure is the largest in its box; the name of a project is longer than one. */
export const figureScale = (text: string) => (text.length > 20 ? 1.3 : 1.6)

/** A line of a box as it is set: what it says, what is noted under it, and how high both are. */
export function setLine({ look, text, note, mark }: CanvasLine, width: number, size: number) {
  const own = look === 'figure' ? size * figureScale(text) : size
  const indent = look === 'item' ? (mark ? size * 2.2 : size) : look === 'chip' ? 6 : 0
  const said = wrapped(text, (width - indent) / (look === 'figure' ? 1.06 : 1), own)
  const noted = note ? wrapped(note, width - indent, size - 1) : []
  return { size: own, indent, said, noted }
}

export function lineRoom(line: CanvasLine, width: number, size: number): number {
  const { size: own, said, noted } = setLine(line, width, size)
  const words = said.length * own * lineHeight + noted.length * (size - 1) * lineHeight
  return words + gap + (line.look === 'chip' ? 5 : 0)
}

export const chipWidth = (said: readonly string[], size: number) =>
  Math.max(...said.map((one) => textWidth(one, size))) + 14
