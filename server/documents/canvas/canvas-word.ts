import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeightRule,
  type ImageRun,
  LineRuleType,
  Packer,
  PageOrientation,
  Paragraph,
  ShadingType,
  Tab,
  TableBorders,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { CanvasLine, CanvasView } from '#course/plan-view/canvas-view.ts'
import { printedInks } from '#domain/report/svg.ts'
import { image } from '#server/documents/word/image.ts'
import { colours, languages, stylesFor } from '#server/documents/word/look.ts'
import { grid, twips } from '#server/documents/word/tables.ts'
import { canvasEdges } from './canvas-edges.ts'
import {
  edges,
  figureScale,
  isBeside,
  linesWidth,
  type PlacedBox,
  paper,
  placedBoxes,
} from './canvas-frame.ts'
import { pictureRect } from './canvas-shapes.ts'

const line = { style: BorderStyle.SINGLE, size: 6, color: colours.line }
const borders = {
  ...{ top: line, left: line, right: line, bottom: line },
  ...{ insideVertical: line, insideHorizontal: line },
}

/** The plan on one page as a table that can be worked on. */
export async function canvasWord(view: CanvasView, author: string): Promise<Uint8Array> {
  const { project, title, foot, page } = canvasEdges(view)
  const margin = { top: twips(edges.top), bottom: twips(edges.bottom), header: 360, footer: 300 }
  const side = twips(edges.side)
  const file = new Document({
    title: `${project} – ${title}`,
    creator: author,
    lastModifiedBy: author,
    styles: stylesFor(languages[view.locale]),
    sections: [
      {
        properties: {
          page: {
            // Given upright: the library turns it.
            size: {
              ...{ width: twips(paper.height), height: twips(paper.width) },
              orientation: PageOrientation.LANDSCAPE,
            },
            margin: { ...margin, left: side, right: side },
          },
        },
        headers: { default: new Header({ children: [edge(project, title)] }) },
        footers: { default: new Footer({ children: [edge(foot, page)] }) },
        // After the table Word wants a paragraph: a higher one would take a second page.
        children: [boxes(view), low()],
      },
    ],
  })
  return Packer.toBuffer(file)
}

function edge(left: string, right: string): Paragraph {
  const look = { size: 18, color: colours.soft }
  return new Paragraph({
    spacing: { after: 0 },
    tabStops: [{ type: TabStopType.RIGHT, position: twips(paper.width - 2 * edges.side) }],
    children: [new TextRun({ ...look, text: left }), new TextRun({ ...look, children: [new Tab(), right] })],
  })
}

/** Rows have their own columns, so each box spans as many of the finest as it needs. */
function boxes(view: CanvasView) {
  const placed = placedBoxes(view)
  const ends = [...new Set(placed.map(({ rect }) => Math.round(rect.x + rect.width)))].sort((a, b) => a - b)
  const widths = ends.map((end, index) => twips(end - (ends[index - 1] ?? edges.side)))
  const tops = [...new Set(placed.map(({ rect }) => rect.y))]
  const rows = tops.map((top) => {
    const own = placed.filter(({ rect }) => rect.y === top)
    return new TableRow({
      cantSplit: true,
      // Some room is left for letters that are higher than those that were measured.
      height: { value: twips((own[0]?.rect.height ?? 0) - 6), rule: HeightRule.ATLEAST },
      children: own.map((one) => boxCell(one, ends)),
    })
  })
  return grid(widths, rows, borders)
}

function boxCell(placed: PlacedBox, ends: readonly number[]): TableCell {
  const { box, rect, size } = placed
  const columnSpan = ends.filter(
    (end) => end > Math.round(rect.x) && end <= Math.round(rect.x + rect.width),
  ).length
  const at = pictureRect(placed)
  const lines = box.lines.map((one) => paragraph(runsOf(one, size), hangOf(one, size)))
  const picture =
    box.picture && at
      ? [paragraph([image(box.picture, { width: at.width * 0.92, height: at.height * 0.92 })])]
      : []
  return new TableCell({
    columnSpan,
    width: { size: twips(rect.width), type: WidthType.DXA },
    margins: { top: 90, bottom: 60, left: 130, right: 130 },
    ...(box.id === 'value-proposition' && {
      shading: { type: ShadingType.CLEAR, fill: colours.leafWash, color: 'auto' },
    }),
    children: [
      paragraph([new TextRun({ text: box.title, bold: true, size: 21, color: colours.leafInk })]),
      ...(isBeside(box)
        ? besides(lines, picture, [linesWidth(placed), rect.width - linesWidth(placed)])
        : [...lines, ...picture]),
    ],
  })
}

/** Two columns in a box; after them Word wants a paragraph. */
function besides(left: Paragraph[], right: Paragraph[], [first, second]: readonly [number, number]) {
  const widths = [twips(first), twips(second) - 260]
  const children = [left, right].map(
    (parts, index) =>
      new TableCell({ width: { size: widths[index] ?? 0, type: WidthType.DXA }, children: parts }),
  )
  return [grid(widths, [new TableRow({ children })], TableBorders.NONE), low()]
}

/** As low as can be. */
const low = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT }, children: [] })

const paragraph = (children: (TextRun | ImageRun)[], hang = 0) =>
  new Paragraph({
    style: 'Cell',
    spacing: { after: 50, line: 252, lineRule: LineRuleType.AUTO },
    ...(hang > 0 && {
      indent: { left: hang, hanging: hang },
      tabStops: [{ type: TabStopType.LEFT, position: hang }],
    }),
    children,
  })

/** What is listed stands beside its mark, all its lines below each other. */
const hangOf = ({ look, mark }: CanvasLine, size: number) =>
  mark ? twips(size * 2.2) : look === 'item' ? twips(size) : 0

function runsOf({ look, text, note, mark }: CanvasLine, size: number): TextRun[] {
  // Half points.
  const own = Math.round(size * 2)
  const muted = { size: own - 2, color: colours.soft }
  const said =
    look === 'figure'
      ? new TextRun({
          text,
          bold: true,
          size: Math.round(own * (figureScale(text) - 0.1)),
          color: colours.leafInk,
        })
      : new TextRun({ text, size: own, bold: look === 'chip' })
  return [
    ...(mark
      ? [
          new TextRun({
            children: [mark.text, new Tab()],
            bold: true,
            size: own - 2,
            color: printedInks[mark.ink].slice(1),
          }),
        ]
      : look === 'item'
        ? [new TextRun({ children: ['•', new Tab()], size: own, color: colours.leafInk })]
        : []),
    said,
    ...(note ? [new TextRun({ ...muted, text: `${look === 'figure' ? '  ' : ' – '}${note}` })] : []),
  ]
}
