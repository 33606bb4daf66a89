import { type Ink, type Shape, textAt, textWidth } from '#domain/report/picture.ts'

/** A word, and the sign that it explains. */
export type Entry = { readonly label: string; readonly draw: (x: number, y: number) => readonly Shape[] }

type Area = {
  readonly x: number
  /** The middle of the first row. */
  readonly y: number
  readonly width: number
  readonly rowHeight: number
  readonly signWidth: number
  readonly size: number
  readonly ink: Ink
}

const between = 12

/** What signs mean, side by side in as many rows as that takes. Each sort begins a row of its own. */
export function legendRows(sorts: readonly (readonly Entry[])[], area: Area) {
  const { size, ink, signWidth, rowHeight } = area
  const shapes: Shape[] = []
  let rows = 0
  for (const sort of sorts) {
    let x = Number.POSITIVE_INFINITY
    for (const { label, draw } of sort) {
      const width = signWidth + textWidth(label, size)
      if (x + width > area.x + area.width) {
        x = area.x
        rows += 1
      }
      const y = area.y + (rows - 1) * rowHeight
      shapes.push(...draw(x, y), textAt(x + signWidth, y + size / 3, [label], { size, ink }))
      x += width + between
    }
  }
  return { shapes, height: rows * rowHeight }
}
