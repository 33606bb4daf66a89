import type { Content } from 'pdfmake'
import { cutText } from '#domain/text.ts'
import type { ReportDocument } from '#server/documents/document.ts'
import { margins } from '#server/documents/picture-frame.ts'
import { coverOf } from './cover.ts'
import { coverPage } from './cover-page.ts'
import { flowOf } from './flow.ts'
import { colours, type Definition, styles } from './look.ts'
import { printableDocument } from './printable.ts'
import { writtenPdf } from './written-pdf.ts'

/** The document as PDF: text as text, drawings as drawings. */
export const pdfFile = (document: ReportDocument): Promise<Buffer> =>
  writtenPdf(definition(printableDocument(document)))

function definition(document: ReportDocument): Definition {
  const { project, title, kind, author, locale, sections, note, foot, words, hasCoverPage } = document
  const content = [...(hasCoverPage ? coverPage : coverOf)(document), ...flowOf(sections, note)]
  return {
    info: { title: `${project} – ${title}`, author, subject: kind },
    language: locale,
    pageSize: 'A4',
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    defaultStyle: { fontSize: 10.5, lineHeight: 1.35, color: colours.ink },
    styles,
    header: (page) => (page === 1 ? '' : edge(project, title, 36)),
    footer: (page, count) => edge(foot, `${words.page[0]}${page}${words.page[1]}${count}`, 24),
    content,
  }
}

const edge = (left: string, right: string, top: number): Content => ({
  columns: [
    { text: cutText(left, 80), style: 'edge' },
    { text: right, style: 'edge', alignment: 'right', width: 'auto' },
  ],
  margin: [margins.side, top, margins.side, 0],
})
