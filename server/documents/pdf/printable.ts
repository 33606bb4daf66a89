import { withTexts } from '#server/documents/block-texts.ts'
import type { ReportDocument } from '#server/documents/document.ts'
import { inFont } from '#server/documents/fonts.ts'

const endlessWord = /\S{61,}/gu
const zeroWidthSpace = '\u200b'

/** Long words get places to break at; one by one, letters would take the printer too long. */
const breakable = (word: string) => (word.match(/(?:.\p{M}*){1,40}/gsu) ?? []).join(zeroWidthSpace)

export const printable = (text: string) => inFont(text).replace(endlessWord, breakable)

/** The document as the fonts of a PDF can show it. */
export function printableDocument(document: ReportDocument): ReportDocument {
  const { project, subtitle, facts, approval, warning, sections } = document
  return {
    ...document,
    project: printable(project),
    subtitle: printable(subtitle),
    facts: facts.map(({ label, value }) => ({ label, value: printable(value) })),
    approval: approval && printable(approval),
    warning: warning && printable(warning),
    sections: sections.map((section) => ({
      ...section,
      title: printable(section.title),
      blocks: section.blocks.map((block) => withTexts(block, printable)),
    })),
  }
}
