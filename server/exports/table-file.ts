import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

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

// Ten thousand rows take seconds, and nobody else should wait for them.
async function xlsxOf(table: Table): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: table })
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array]
    return Buffer.from(bytes)
  } finally {
    await worker.terminate()
  }
}
