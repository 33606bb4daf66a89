import type { CustomTableLayout, Table, TableCell } from 'pdfmake'

type Rows = {
  readonly table: Omit<Table, 'widths'> & { widths: number[] }
  readonly layout: CustomTableLayout
}

/** A table whose last two rows are one, which no page divides: the last would stand alone on the next. */
export function withLastRowsTogether({ table, layout }: Rows): Rows {
  const { body, widths, headerRows = 0, dontBreakRows } = table
  if (!dontBreakRows || body.length < headerRows + 2) return { table, layout }
  const both = within({ table: { widths, body: body.slice(-2) }, layout })
  const rest = widths.slice(1).map((): TableCell => ({}))
  return {
    table: { ...table, body: [...body.slice(0, -2), [{ ...both, colSpan: widths.length }, ...rest]] },
    layout,
  }
}

/** Two rows in the place of one, which has its own room around it. */
function within({ table, layout }: Rows) {
  const last = table.widths.length - 1
  const left = layout.paddingLeft?.(0, { table }) ?? 0
  const right = layout.paddingRight?.(last, { table }) ?? 0
  return {
    table,
    margin: [-left, 0, -right, 0] as [number, number, number, number],
    layout: {
      ...layout,
      paddingTop: (row, node) => (row === 0 ? 0 : (layout.paddingTop?.(row, node) ?? 0)),
      paddingBottom: (row, node) => (row === 1 ? 0 : (layout.paddingBottom?.(row, node) ?? 0)),
    } satisfies CustomTableLayout,
  }
}
