import {
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Block } from '#domain/report/block.ts'
import { columnShares, frameOf, isShort, textWidth } from '#server/documents/picture-frame.ts'
import { colours, orderedList } from './look.ts'
import { pngOf } from './png.ts'

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>

// Word measures tables in twentieths of a point.
const tableWidth = Math.round(textWidth * 20)
const styleOf = { lead: 'Lead', muted: 'Muted' } as const

/** `list` counts the ordered lists, so that each begins with one. */
export function wordBlock(block: Block, list: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: lines(block.text) })]
    case 'text':
      return [
        new Paragraph({ ...(block.tone && { style: styleOf[block.tone] }), children: lines(block.text) }),
      ]
    case 'quote':
      return quote(block)
    case 'list':
      return block.items.map((text) => listItem(text, block.isOrdered === true, list))
    case 'facts':
      return [...facts(block), gap()]
    case 'table':
      return [...table(block), gap()]
    case 'picture':
      return [picture(block)]
  }
}

/** A line break in a text is one on paper too. */
export const lines = (text: string) =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }))

// Two tables that touch would become one.
const gap = () => new Paragraph({ style: 'Cell' })

function quote({ text, by }: Kind<'quote'>): Paragraph[] {
  const border = { left: { style: BorderStyle.SINGLE, size: 18, color: colours.leaf, space: 12 } }
  const said = new Paragraph({ style: 'Quote', border, ...(by && { keepNext: true }), children: lines(text) })
  return by ? [said, new Paragraph({ style: 'Muted', indent: { left: 360 }, children: lines(by) })] : [said]
}

const listItem = (text: string, isOrdered: boolean, instance: number) =>
  new Paragraph({
    ...(isOrdered
      ? { numbering: { reference: orderedList.reference, level: 0, instance } }
      : { bullet: { level: 0 } }),
    spacing: { after: 60 },
    children: lines(text),
  })

function facts({ rows }: Kind<'facts'>): Table[] {
  if (rows.length === 0) return []
  const widths = [0.28, 0.72].map((share) => Math.round(share * tableWidth))
  const body = rows.map(({ label, value }, index) => {
    const keepNext = isBeforeLast(index, rows)
    return new TableRow({
      cantSplit: true,
      children: [
        cell(label, widths[0] ?? 0, { color: colours.soft, keepNext }),
        cell(value, widths[1] ?? 0, { keepNext }),
      ],
    })
  })
  return [grid(widths, body)]
}

function table({ head, rows }: Kind<'table'>): Table[] {
  if (head.length === 0) return []
  const widths = columnShares(head, rows).map((share) => Math.round(share * tableWidth))
  const top = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((name, column) =>
      cell(name, widths[column] ?? 0, { color: colours.leafInk, bold: true, keepNext: true }, true),
    ),
  })
  const body = rows.map(
    (row, index) =>
      new TableRow({
        cantSplit: isShort(row),
        children: head.map((_, column) =>
          cell(row[column] ?? '', widths[column] ?? 0, { keepNext: isBeforeLast(index, rows) }),
        ),
      }),
  )
  return [grid(widths, [top, ...body])]
}

/** No page begins with the last row alone. */
const isBeforeLast = (index: number, { length }: readonly unknown[]) => index === length - 2

function grid(columnWidths: number[], rows: TableRow[]): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const fine = { style: BorderStyle.SINGLE, size: 6, color: colours.line }
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: tableWidth, type: WidthType.DXA },
    columnWidths,
    borders: {
      top: none,
      left: none,
      right: none,
      bottom: fine,
      insideVertical: none,
      insideHorizontal: fine,
    },
    rows,
  })
}

type Look = { color?: string; bold?: boolean; keepNext?: boolean }

const cell = (text: string, width: number, { keepNext = false, ...look }: Look = {}, isHead = false) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 70, bottom: 70, left: 100, right: 100 },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: colours.leafWash, color: 'auto' } }),
    children: [
      new Paragraph({
        style: 'Cell',
        keepNext,
        children: text
          .split('\n')
          .map((line, index) => new TextRun({ text: line, ...look, ...(index > 0 && { break: 1 }) })),
      }),
    ],
  })

const pixels = (points: number) => Math.round((points * 96) / 72)

function picture({ picture: drawn }: Kind<'picture'>): Paragraph {
  const { width, height } = frameOf(drawn)
  const twin = drawn.twin?.map(({ depth, text }) => `${'– '.repeat(depth)}${text}`) ?? []
  const image = new ImageRun({
    type: 'png',
    data: pngOf(drawn, pixels(width) / Math.max(1, drawn.width)),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: drawn.label, title: drawn.label, description: [drawn.label, ...twin].join('\n') },
  })
  return new Paragraph({ spacing: { before: 120, after: 200 }, children: [image] })
}
