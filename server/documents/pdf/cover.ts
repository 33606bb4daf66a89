import type { Content } from 'pdfmake'
import type { ReportDocument } from '#server/documents/document.ts'
import { colours } from './look.ts'
import { marked } from './marked.ts'

const markWidth = 64

/** Whose work it is, what the mentor said, and where to find each step. */
export function coverOf(document: ReportDocument): Content[] {
  const { kind, project, subtitle, facts, approval, warning, sections, note, words } = document
  const cover: Content[] = [
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: markWidth, h: 5, r: 2.5, color: colours.leaf }],
      margin: [0, 36, 0, 22],
    },
    { text: kind, style: 'kind', margin: [0, 0, 0, 8] },
    { text: project, style: 'project', margin: [0, 0, 0, 6] },
    { text: subtitle, style: 'subtitle', margin: [0, 0, 0, 28] },
    {
      columns: facts.map(({ label, value }) => ({
        stack: [{ text: label, style: 'factLabel', margin: [0, 0, 0, 2] }, { text: value }],
      })),
      columnGap: 16,
      margin: [0, 0, 0, 24],
    },
  ]
  if (approval) cover.push(marked(approval, colours.voiceInk, colours.voiceWash))
  if (warning) cover.push(marked(warning, colours.warnInk, colours.warnWash))
  if (sections.length === 0) return [...cover, { text: note ?? '', style: 'muted', margin: [0, 16, 0, 0] }]
  cover.push({
    toc: {
      title: { text: words.contents, style: 'contents', margin: [0, 26, 0, 8] },
      numberStyle: { color: colours.soft },
    },
  })
  return cover
}
