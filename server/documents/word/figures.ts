import {
  BorderStyle,
  Paragraph,
  ShadingType,
  type Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { textWidth } from '#server/documents/picture-frame.ts'
import { colours } from './look.ts'
import { grid, twips } from './tables.ts'

const perRow = 3
const white = { style: BorderStyle.SINGLE, size: 48, color: 'FFFFFF' }
const borders = {
  ...{ top: white, left: white, right: white, bottom: white },
  ...{ insideVertical: white, insideHorizontal: white },
}

type Figure = { readonly label: string; readonly value: string }

/** Numbers to be read from afar, each over what it is. */
export function figures(rows: readonly Figure[]): Table[] {
  if (rows.length === 0) return []
  const columns = Math.min(perRow, rows.length)
  const width = twips(textWidth / columns)
  const lines = Array.from(
    { length: Math.ceil(rows.length / columns) },
    (_, line) =>
      new TableRow({
        cantSplit: true,
        children: Array.from({ length: columns }, (_, column) => tile(rows[line * columns + column], width)),
      }),
  )
  return [grid(Array<number>(columns).fill(width), lines, borders)]
}

function tile(figure: Figure | undefined, width: number): TableCell {
  const size = { size: width, type: WidthType.DXA }
  if (!figure) return new TableCell({ width: size, children: [new Paragraph({ style: 'Cell' })] })
  return new TableCell({
    width: size,
    margins: { top: 120, bottom: 120, left: 160, right: 160 },
    shading: { type: ShadingType.CLEAR, fill: colours.leafWash, color: 'auto' },
    children: [
      new Paragraph({ style: 'Figure', children: [new TextRun(figure.value)] }),
      new Paragraph({ style: 'Cell', children: [new TextRun({ text: figure.label, color: colours.soft })] }),
    ],
  })
}
