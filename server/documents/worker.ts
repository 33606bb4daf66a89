import { parentPort, workerData } from 'node:worker_threads'
import { composeSummary } from './compose-summary.ts'
import type { DocumentFormat, SummaryOrder } from './summary-order.ts'

const writers: Record<DocumentFormat, () => Promise<typeof import('./pdf/pdf-file.ts')['pdfFile']>> = {
  pdf: async () => (await import('./pdf/pdf-file.ts')).pdfFile,
  docx: async () => (await import('./word/word-file.ts')).wordFile,
}

const order = workerData as SummaryOrder
const write = await writers[order.format]()
parentPort?.postMessage(await write(await composeSummary(order)))
