import { composeSummary } from './compose-summary.ts'
import type { DocumentFormat, Made, SummaryOrder } from './summary-order.ts'

type Writer = typeof import('./pdf/pdf-file.ts')['pdfFile']

// Only one of the two libraries is loaded.
const writers: Record<DocumentFormat, () => Promise<Writer>> = {
  pdf: async () => (await import('./pdf/pdf-file.ts')).pdfFile,
  docx: async () => (await import('./word/word-file.ts')).wordFile,
}

// A process of its own: takes one order, answers and ends, or ends with whoever ordered.
process.once('disconnect', () => process.exit())
process.once('message', async (order: SummaryOrder) => {
  process.send?.(await made(order), () => process.disconnect())
})

async function made(order: SummaryOrder): Promise<Made> {
  try {
    const write = await writers[order.format]()
    const file = await write(await composeSummary(order))
    return { file, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }
  } catch (error) {
    // Without the message, which may quote the plan.
    const { name, stack = '' } = error instanceof Error ? error : new Error()
    return { fault: { type: name, at: stack.split('\n').filter((line) => /^\s+at /.test(line)) } }
  }
}
