import pdfmake, { type Content } from 'pdfmake'
import { cutText } from '#domain/text.ts'
import type { ReportDocument, Section } from '#server/documents/document.ts'
import { fontFamily, fontFiles } from '#server/documents/fonts.ts'
import { margins } from '#server/documents/picture-frame.ts'
import { coverOf } from './cover.ts'
import { flowOf, needsNextPage } from './flow.ts'
import { colours, type Definition, styles } from './look.ts'
import { printableDocument } from './printable.ts'

const mostBlocks = 300
const ownFiles: readonly string[] = Object.values(fontFiles)

/** The document as PDF: text as text, drawings as drawings. */
export async function pdfFile(document: ReportDocument): Promise<Buffer> {
  pdfmake.setFonts({ [fontFamily]: fontFiles })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => ownFiles.includes(path))
  return pdfmake.createPdf(definition(printableDocument(document))).getBuffer()
}

function definition(document: ReportDocument): Definition {
  const { project, module, kind, author, locale, sections, note, foot, words } = document
  const title = `${project} – ${module}`
  const content = [...coverOf(document), ...flowOf(sections, note)]
  return {
    version: '1.7',
    info: { title, author, subject: kind, creator: 'Germina', producer: 'Germina' },
    language: locale,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    defaultStyle: { font: fontFamily, fontSize: 10.5, lineHeight: 1.35, color: colours.ink },
    styles,
    header: (page) => (page === 1 ? '' : edge(project, module, 36)),
    footer: (page, count) => edge(foot, `${words.page[0]}${page}${words.page[1]}${count}`, 24),
    ...(isLong(sections) ? {} : { pageBreakBefore: needsNextPage }),
    content,
  }
}

// Each heading that moves makes the printer begin again.
const isLong = (sections: readonly Section[]) =>
  sections.reduce((sum, { blocks }) => sum + blocks.length, 0) > mostBlocks

const edge = (left: string, right: string, top: number): Content => ({
  columns: [
    { text: cutText(left, 80), style: 'edge' },
    { text: right, style: 'edge', alignment: 'right', width: 'auto' },
  ],
  margin: [margins.side, top, margins.side, 0],
})
