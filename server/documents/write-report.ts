import { AppError } from '#domain/errors.ts'
import type { DocumentBlock, ReportDocument } from './document.ts'
import type { DocumentFormat } from './orders.ts'
import { splitWide } from './table-frame.ts'

type Writer = (document: ReportDocument) => Promise<Uint8Array>

// Only one of the libraries is loaded.
const writers: Partial<Record<DocumentFormat, () => Promise<Writer>>> = {
  pdf: async () => (await import('./pdf/pdf-file.ts')).pdfFile,
  docx: async () => (await import('./word/word-file.ts')).wordFile,
}

/** What was composed, as a file. */
export async function writeReport(format: DocumentFormat, document: ReportDocument): Promise<Uint8Array> {
  const write = await writers[format]?.()
  if (!write) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap(fitting),
  }))
  return write({ ...document, sections })
}

const fitting = (block: DocumentBlock): readonly DocumentBlock[] =>
  block.kind === 'table' ? splitWide(block) : [block]
