import type { Content, CustomTableLayout } from 'pdfmake'
import type { ReportDocument } from '#server/documents/document.ts'
import { margins, page, textWidth } from '#server/documents/picture-frame.ts'
import { colours, factsLayout } from './look.ts'
import { marked } from './marked.ts'

const bandHeight = 210
const aboveTitle = 130
const labelWidth = 120

/** A tinted band across the page, as high as what stands in it. */
const bandLayout: CustomTableLayout = {
  hLineWidth: (row) => (row === 1 ? 4 : 0),
  hLineColor: () => colours.leaf,
  vLineWidth: () => 0,
  fillColor: () => colours.leafWash,
  paddingLeft: () => margins.side,
  paddingRight: () => margins.side,
  paddingTop: () => aboveTitle,
  paddingBottom: () => 28,
}

/** The first page: whose plan it is and what it is about. The second: where to find what. */
export function coverPage(document: ReportDocument): Content[] {
  const { kind, project, subtitle, facts, warning, sections, note, words } = document
  const title: Content = {
    stack: [
      { text: kind, style: 'kind', margin: [0, 0, 0, 10] },
      { text: project, style: 'coverName', margin: [0, 0, 0, 10] },
      { text: subtitle, style: 'subtitle', color: colours.ink },
    ],
  }
  const band: Content = {
    table: { widths: [page.width - 2 * margins.side], heights: [bandHeight], body: [[title]] },
    layout: bandLayout,
    margin: [-margins.side, -margins.top, -margins.side, 44],
  }
  const about: Content = {
    table: {
      widths: [labelWidth, textWidth - labelWidth - 22],
      body: facts.map(({ label, value }) => [
        { text: label, style: 'factLabel', margin: [0, 1.5, 0, 0] },
        value,
      ]),
      dontBreakRows: true,
    },
    layout: factsLayout,
    margin: [0, 0, 0, 24],
  }
  const cover = [band, about, ...(warning ? [marked(warning, colours.warnInk, colours.warnWash)] : [])]
  if (sections.length === 0) return [...cover, { text: note ?? '', style: 'muted', margin: [0, 16, 0, 0] }]
  return [...cover, contentsPage(words.contents)]
}

const contentsPage = (title: string): Content => ({
  toc: {
    title: { text: title, style: 'step', margin: [0, 0, 0, 14] },
    numberStyle: { color: colours.soft },
    outlines: true,
  },
  pageBreak: 'before',
})
