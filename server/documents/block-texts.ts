import type { Picture } from '#domain/report/picture.ts'
import type { DocumentBlock } from './document.ts'

type Change = (text: string) => string

/** The same block with every text in it changed. */
export function withTexts(block: DocumentBlock, change: Change): DocumentBlock {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return { ...block, text: change(block.text) }
    case 'quote':
      return { ...block, text: change(block.text), ...(block.by && { by: change(block.by) }) }
    case 'list':
      return { ...block, items: block.items.map(change) }
    case 'facts':
    case 'figures':
      return {
        ...block,
        rows: block.rows.map(({ label, value }) => ({ label: change(label), value: change(value) })),
      }
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) }
    case 'picture':
      return { ...block, picture: pictureWithTexts(block.picture, change) }
  }
}

export function pictureWithTexts(picture: Picture, change: Change): Picture {
  const { label, twin, shapes } = picture
  return {
    ...picture,
    label: change(label),
    ...(twin && { twin: twin.map(({ depth, text }) => ({ depth, text: change(text) })) }),
    shapes: shapes.map((shape) =>
      shape.kind === 'text' ? { ...shape, lines: shape.lines.map(change) } : shape,
    ),
  }
}
