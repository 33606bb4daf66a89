import {
  AlignmentType,
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { DocumentBlock } from '#server/documents/document.ts'
import { isWhole } from '#server/documents/pdf/heights.ts'
import { isShort, textWidth } from '#server/documents/picture-frame.ts'
import { tableFrame } from '#server/documents/table-frame.ts'
import { colours } from './look.ts'

type Kind<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>

/** Word measures tables in twentieths of a point. */
export const twips = (points: number) => Math.round(points * 20)

export function facts(block: Kind<'facts'>): Table[] {
  const { rows } = block
  if (rows.length === 0) return []
  const isKept = keptWith(block)
  const [left, right] = [0.28, 0.72].map((share) => twips(share * textWidth)) as [number, number]
  const body = rows.map(({ label, value }, index) => {
    const keepNext = isKept(index)
    return new TableRow({
      cantSplit: true,
      children: [cell(label, left, { color: colours.soft, keepNext }), cell(value, right, { keepNext })],
    })
  })
  return [grid([left, right], body)]
}

export function table(block: Kind<'table'>): Table[] {
  const { head, rows } = block
  if (head.length === 0) return []
  const isKept = keptWith(block)
  const frame = tableFrame(block)
  const widths = frame.widths.map(twips)
  // Half points; letters of Word's fonts are narrower than those that the frame was measured with.
  const look = { size: Math.round(frame.size * 2) + 1, padding: twips(frame.padding * 0.7) }
  const line = (cells: readonly string[], own: Look, isHead = false) =>
    head.map((_, column) =>
      cell(
        cells[column] ?? '',
        widths[column] ?? 0,
        { ...look, ...own, isRight: frame.isNumber[column] },
        isHead,
      ),
    )
  const top = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: line(head, { color: colours.leafInk, bold: true, keepNext: true }, true),
  })
  const body = rows.map(
    (row, index) =>
      new TableRow({
        cantSplit: isShort(row),
        children: line(row, { keepNext: isKept(index) }),
      }),
  )
  return [grid(widths, [top, ...body])]
}

/** Which rows stay with the next: all of what stands on one page; otherwise no page begins with the last one alone. */
function keptWith(block: Kind<'table' | 'facts'>): (index: number) => boolean {
  const before = block.rows.length - 2
  return isWhole(block) ? (index) => index <= before : (index) => index === before
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const fine = { style: BorderStyle.SINGLE, size: 6, color: colours.line }
const rowLines: ITableBordersOptions = {
  top: none,
  left: none,
  right: none,
  bottom: fine,
  insideVertical: none,
  insideHorizontal: fine,
}

export function grid(columnWidths: number[], rows: TableRow[], borders = rowLines): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths,
    borders,
    rows,
  })
}

type Look = {
  readonly color?: string
  readonly bold?: boolean
  readonly keepNext?: boolean
  /** In half points. */
  readonly size?: number
  readonly padding?: number
  readonly isRight?: boolean | undefined
}

const cell = (
  text: string,
  width: number,
  { keepNext = false, padding = 100, isRight = false, ...look }: Look = {},
  isHead = false,
) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: Math.min(70, padding), bottom: Math.min(70, padding), left: padding, right: padding },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: colours.leafWash, color: 'auto' } }),
    children: [
      new Paragraph({
        style: 'Cell',
        keepNext,
        ...(isRight && { alignment: AlignmentType.RIGHT }),
        children: text
          .split('\n')
          .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) })),
      }),
    ],
  })
