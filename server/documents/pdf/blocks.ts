import type { Content, TableCell } from 'pdfmake'
import { svgOf } from '#domain/report/svg.ts'
import type { DocumentBlock } from '#server/documents/document.ts'
import { fontFamily } from '#server/documents/fonts.ts'
import { frameOf, isShort, textWidth } from '#server/documents/picture-frame.ts'
import { tableFrame } from '#server/documents/table-frame.ts'
import { figures } from './figures.ts'
import { withLastRowsTogether } from './last-rows.ts'
import { colours, factsLayout, markedLayout, rowsLayoutFor } from './look.ts'

type Kind<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>

const below = 10
const labelWidth = 130

/** How a block is set; pictures are drawn by their shapes, so their words stay words. */
export function contentOf(block: DocumentBlock): Content {
  switch (block.kind) {
    case 'heading':
      return heading(block)
    case 'text':
      return { text: block.text, ...(block.tone && { style: block.tone }), margin: [0, 0, 0, below] }
    case 'quote':
      return quote(block)
    case 'list':
      return list(block)
    case 'facts':
      return facts(block)
    case 'figures':
      return figures(block.rows)
    case 'table':
      return table(block)
    case 'picture':
      return picture(block)
  }
}

const heading = ({ text, isMinor }: Kind<'heading'>): Content => ({
  text,
  style: isMinor ? 'minor' : 'heading',
  margin: [0, isMinor ? 2 : 6, 0, 4],
})

function quote({ text, by }: Kind<'quote'>): Content {
  const lines: Content[] = [{ text, style: 'quote' }]
  if (by) lines.push({ text: by, style: 'by', margin: [0, 3, 0, 0] })
  return {
    table: { widths: [textWidth - 28], body: [[{ stack: lines }]] },
    layout: markedLayout(colours.leaf, null),
    margin: [0, 2, 0, below],
  }
}

function list({ items, isOrdered }: Kind<'list'>): Content {
  const lines = items.map((text): Content => ({ text, margin: [0, 0, 0, 3] }))
  const look = {
    markerColor: colours.leafInk,
    margin: [0, 0, 0, below - 3] as [number, number, number, number],
  }
  return isOrdered ? { ol: lines, ...look } : { ul: lines, ...look }
}

function facts({ rows }: Kind<'facts'>): Content {
  if (rows.length === 0) return []
  const body = rows.map(({ label, value }): TableCell[] => [
    { text: label, style: 'factLabel' },
    { text: value, style: 'cell' },
  ])
  const table = {
    widths: [labelWidth, textWidth - labelWidth - 22],
    body,
    dontBreakRows: isShort(rows.flatMap(Object.values)),
  }
  return { ...withLastRowsTogether({ table, layout: factsLayout }), margin: [0, 0, 0, below] }
}

function table(block: Kind<'table'>): Content {
  const { head, rows } = block
  if (head.length === 0) return []
  const { size, padding, widths, isNumber } = tableFrame(block)
  const line = (cells: readonly string[], style: string) =>
    head.map(
      (_, column): TableCell => ({
        text: cells[column] ?? '',
        style,
        fontSize: style === 'head' ? size - 0.5 : size,
        ...(isNumber[column] && { alignment: 'right' }),
      }),
    )
  const table = {
    headerRows: 1,
    keepWithHeaderRows: rows.length > 3 ? 2 : 1,
    dontBreakRows: isShort(rows.flat()),
    widths: widths.map((width) => width - 2 * padding),
    body: [line(head, 'head'), ...rows.map((row) => line(row, 'cell'))],
  }
  return { ...withLastRowsTogether({ table, layout: rowsLayoutFor(padding) }), margin: [0, 2, 0, below + 2] }
}

function picture({ picture: drawn }: Kind<'picture'>): Content {
  const { width, height } = frameOf(drawn)
  return {
    svg: svgOf(drawn, fontFamily),
    width,
    height,
    alignment: 'center',
    margin: [0, 4, 0, below + 4],
  }
}
