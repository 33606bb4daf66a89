import { HeadingLevel, Paragraph, ShadingType, type Table, TableOfContents, TextRun } from 'docx'
import type { ReportDocument } from '#server/documents/document.ts'
import { lines } from './blocks.ts'
import { colours } from './look.ts'
import { facts as factsTable } from './tables.ts'

type Children = (Paragraph | Table | TableOfContents)[]

/** Whose work it is, and what has been said of it; with a page of its own also what is where. */
export function coverOf(document: ReportDocument): Children {
  const { kind, project, subtitle, approval, warning, hasCoverPage } = document
  const above = hasCoverPage ? 2400 : 0
  return [
    new Paragraph({ style: 'Kind', spacing: { before: above }, children: lines(kind) }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: lines(project) }),
    new Paragraph({ style: 'Subtitle', children: lines(subtitle) }),
    ...(hasCoverPage ? aboutTable(document) : aboutLines(document)),
    ...(approval ? [marked(approval, colours.voiceInk, colours.voiceWash)] : []),
    ...(warning ? [marked(warning, colours.warnInk, colours.warnWash)] : []),
    ...(hasCoverPage && document.sections.length > 0 ? contents(document) : []),
  ]
}

const aboutLines = ({ facts }: ReportDocument) =>
  facts.map(
    ({ label, value }) =>
      new Paragraph({
        spacing: { after: 40 },
        children: [new TextRun({ text: `${label}: `, color: colours.soft }), ...lines(value)],
      }),
  )

const aboutTable = ({ facts }: ReportDocument): Children => [
  new Paragraph({ spacing: { after: 480 } }),
  ...factsTable({ kind: 'facts', rows: facts }),
]

/** A link to each heading, without pages: Word asks the reader before it fills in any. */
const contents = ({ words }: ReportDocument): Children => [
  new Paragraph({ style: 'Contents', pageBreakBefore: true, children: lines(words.contents) }),
  new TableOfContents(words.contents, {
    ...{ hyperlink: true, headingStyleRange: '1-1', pageNumbersEntryLevelsRange: '1-1' },
    beginDirty: false,
  }),
]

const marked = (text: string, color: string, fill: string) =>
  new Paragraph({
    spacing: { before: 160 },
    shading: { type: ShadingType.CLEAR, fill, color: 'auto' },
    children: [new TextRun({ text, color, bold: true })],
  })
