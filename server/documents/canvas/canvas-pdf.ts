import type { Content } from 'pdfmake'
import type { CanvasView } from '#course/plan-view/canvas-view.ts'
import type { Picture } from '#domain/report/picture.ts'
import { svgOf } from '#domain/report/svg.ts'
import { pictureWithTexts } from '#server/documents/block-texts.ts'
import { fontFamily, inFont } from '#server/documents/fonts.ts'
import { writtenPdf } from '#server/documents/pdf/written-pdf.ts'
import { canvasEdges } from './canvas-edges.ts'
import { edges, paper, placedBoxes } from './canvas-frame.ts'
import { boxShapes, pictureRect } from './canvas-shapes.ts'

/** The plan on one page, drawn: its words stay words. */
export async function canvasPdf(view: CanvasView, author: string): Promise<Uint8Array> {
  const { project, title, foot, page } = canvasEdges(view)
  return writtenPdf({
    info: { title: `${project} – ${title}`, author },
    language: view.locale,
    pageSize: { width: paper.width, height: paper.height },
    pageMargins: 0,
    defaultStyle: { fontSize: 9, color: '#5f5950' },
    content: [
      ...line(inFont(project), title, 18),
      ...drawn(view),
      ...line(foot, page, paper.height - edges.bottom + 8),
    ],
  })
}

function drawn(view: CanvasView): Content[] {
  const placed = placedBoxes(view)
  const shapes = placed.flatMap(boxShapes)
  return [
    svgAt({ ...paper, label: '', shapes }, { x: 0, y: 0, ...paper }),
    ...placed.flatMap((one) => {
      const rect = pictureRect(one)
      return rect && one.box.picture ? [svgAt(one.box.picture, rect)] : []
    }),
  ]
}

type At = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const svgAt = (picture: Picture, { x, y, width, height }: At): Content => ({
  svg: svgOf(pictureWithTexts(picture, inFont), fontFamily),
  width,
  height,
  absolutePosition: { x, y },
})

/** Something at the left and something at the right, above or below the boxes. */
const line = (left: string, right: string, y: number): Content[] => [
  { text: left, absolutePosition: { x: edges.side, y } },
  {
    columns: [{ text: right, alignment: 'right', width: paper.width - 2 * edges.side }],
    absolutePosition: { x: edges.side, y },
  },
]
