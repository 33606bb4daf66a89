import type { Content, CustomTableLayout, TableCell } from 'pdfmake'
import { textWidth } from '#server/documents/picture-frame.ts'
import { colours } from './look.ts'

const perRow = 3
const gap = 10
const padding = 12

const tiles: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : gap),
  vLineWidth: (column, { table }) => (column === 0 || column === table.widths?.length ? 0 : gap),
  hLineColor: () => '#ffffff',
  vLineColor: () => '#ffffff',
  paddingLeft: () => padding,
  paddingRight: () => padding,
  paddingTop: () => 10,
  paddingBottom: () => 10,
}

type Figure = { readonly label: string; readonly value: string }

/** Numbers to be read from afar, each over what it is. */
export function figures(rows: readonly Figure[]): Content {
  if (rows.length === 0) return []
  const columns = Math.min(perRow, rows.length)
  const width = (textWidth - (columns - 1) * gap) / columns - 2 * padding
  const body = Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) =>
    Array.from({ length: columns }, (_, column) => tile(rows[line * columns + column])),
  )
  return {
    table: { widths: Array<number>(columns).fill(width), body, dontBreakRows: true },
    layout: tiles,
    margin: [0, 4, 0, 16],
  }
}

function tile(figure: Figure | undefined): TableCell {
  if (!figure) return { text: '' }
  return {
    fillColor: colours.leafWash,
    stack: [
      { text: figure.value, style: 'figure', margin: [0, 0, 0, 3] },
      { text: figure.label, style: 'factLabel' },
    ],
  }
}
