import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import { cutText } from '#domain/text.ts'
import type { Table } from './table-file.ts'

const longestCell = 32_767
// XML has no way to write these.
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

const [head = [], ...body] = workerData as Table

// Every cell is text: the format keeps formulas apart, so nothing typed can become one.
const cell = (text: string) => ({
  type: String,
  value: cutText(text.replace(unwritable, ''), longestCell).toWellFormed(),
})
const rows = [
  head.map((text) => ({ ...cell(text), fontWeight: 'bold' as const })),
  ...body.map((row) => row.map(cell)),
]
const columns = head.map((text) => ({ width: Math.max(14, text.length + 2) }))

parentPort?.postMessage(await writeXlsxFile(rows, { columns, stickyRowsCount: 1 }).toBuffer())
