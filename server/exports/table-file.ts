import writeXlsxFile from 'write-excel-file/node'

/** The first row names the columns. */
export type Table = readonly (readonly string[])[]

export const tableFormats = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    write: async (table: Table) => Buffer.from(csvOf(table)),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxOf,
  },
}

export type TableFormat = keyof typeof tableFormats

// Spreadsheets know a UTF-8 file by this mark.
const byteOrderMark = '\uFEFF'

export function csvOf(table: Table): string {
  return `${byteOrderMark}${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

// What a spreadsheet would take for a formula when it opens the file, also behind spaces, quotes or invisible signs
// and in full width.
const formula = /^[\s\p{C}\p{Zs}'"`´‘’“”]*[=+\-@|%\t\r＝＋－＠﹢﹣−]/u

function csvCell(text: string): string {
  const safe = formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replace(/\r\n?/g, '\n').replaceAll('"', '""')}"`
}

const longestCell = 32_767
// XML has no way to write these.
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

/** Every cell is text: the format keeps formulas apart, so nothing typed can become one. */
function xlsxOf([head = [], ...body]: Table): Promise<Buffer> {
  const cell = (text: string) => ({
    type: String,
    value: text.replace(unwritable, '').slice(0, longestCell).toWellFormed(),
  })
  const rows = [
    head.map((text) => ({ ...cell(text), fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(cell)),
  ]
  const columns = head.map((text) => ({ width: Math.max(14, text.length + 2) }))
  return writeXlsxFile(rows, { columns, stickyRowsCount: 1 }).toBuffer()
}
