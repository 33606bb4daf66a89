import type { CanvasLine } from '#course/plan-view/canvas-view.ts'
import { lineHeight, type Shape, textAt } from '#domain/report/picture.ts'
import {
  chipWidth,
  isBeside,
  lineRoom,
  linesHeight,
  linesWidth,
  type PlacedBox,
  padding,
  type Rect,
  setLine,
  titleRoom,
  titleSize,
} from './canvas-frame.ts'

/** The frame of a box, its title and its lines. */
export function boxShapes(placed: PlacedBox): Shape[] {
  const { box, rect, size } = placed
  const [x, width] = [rect.x + padding, linesWidth(placed)]
  const isCentre = box.id === 'value-proposition'
  let y = rect.y + titleRoom
  return [
    {
      ...{ kind: 'box', x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 },
      ...{ radius: 5, fill: isCentre ? 'brand-soft' : 'paper', stroke: isCentre ? 'brand' : 'line' },
    } as const,
    textAt(x, rect.y + padding + titleSize, [box.title], { size: titleSize, isBold: true, ink: 'brand' }),
    ...box.lines.flatMap((line) => {
      const shapes = lineShapes(line, x, y, width, size)
      y += lineRoom(line, width, size)
      return shapes
    }),
  ]
}

/** Under the lines or beside them, as large as there is room: nothing where a box has no picture. */
export function pictureRect(placed: PlacedBox): Rect | null {
  const { box, rect, size } = placed
  if (!box.picture) return null
  const besides = isBeside(box) ? linesWidth(placed) + padding : 0
  const width = rect.width - 2 * padding - besides
  const top = titleRoom + (besides ? 0 : linesHeight(box.lines, width, size))
  const height = rect.height - top - padding
  const scale = Math.min(
    1.4,
    width / Math.max(1, box.picture.width),
    height / Math.max(1, box.picture.height),
  )
  if (scale <= 0) return null
  return {
    ...{ x: rect.x + padding + besides, y: rect.y + top },
    ...{ width: box.picture.width * scale, height: box.picture.height * scale },
  }
}

function lineShapes(line: CanvasLine, x: number, y: number, width: number, size: number): Shape[] {
  const { size: own, indent, said, noted } = setLine(line, width, size)
  const base = y + own
  const look = line.look === 'figure' ? ({ isBold: true, ink: 'brand' } as const) : {}
  const below = base + (said.length - 1) * own * lineHeight + (size - 1) * lineHeight
  return [
    ...before(line, x, base, size, said),
    textAt(x + indent, base + (line.look === 'chip' ? 2 : 0), said, { size: own, ...look }),
    ...(noted.length > 0 ? [textAt(x + indent, below, noted, { size: size - 1, ink: 'muted' })] : []),
  ]
}

function before(line: CanvasLine, x: number, base: number, size: number, said: readonly string[]): Shape[] {
  const middle = base - size * 0.35
  if (line.look === 'chip') {
    const height = said.length * size * lineHeight + 3
    const box = { x, y: base - size - 1, width: chipWidth(said, size), height, radius: 6 }
    return [{ kind: 'box', ...box, fill: 'brand-soft', stroke: 'brand' }]
  }
  if (line.look !== 'item') return []
  if (!line.mark) return [{ kind: 'circle', x: x + 3, y: middle, radius: 1.8, fill: 'brand' }]
  const { text, ink } = line.mark
  const radius = size * 0.9
  return [
    { kind: 'circle', x: x + radius, y: middle, radius, fill: 'paper', stroke: ink },
    textAt(x + radius, middle + size * 0.25, [text], {
      size: size * 0.72,
      isBold: true,
      anchor: 'middle',
      ink,
    }),
  ]
}
