import type { Content } from 'pdfmake'
import { svgOf } from '#domain/report/svg.ts'
import { pictureWithTexts } from '#server/documents/block-texts.ts'
import { fontFamily, inFont } from '#server/documents/fonts.ts'
import { colours, type Definition } from '#server/documents/pdf/look.ts'
import { printable } from '#server/documents/pdf/printable.ts'
import { writtenPdf } from '#server/documents/pdf/written-pdf.ts'
import { paper } from './pptx-theme.ts'
import { type Frame, frames, heightOf, lineSpacing, pictureFrame, slide, titleSize } from './slide-look.ts'
import type { DrawnSlide, Paragraph, SlideShow, TextFrame } from './slides.ts'

/** The slides as PDF, one on each page: text as text, drawings as drawings. */
export const pdfSlides = (show: SlideShow): Promise<Uint8Array> => writtenPdf(definition(show))

function definition(show: SlideShow): Definition {
  const { project, author, locale, slides } = show
  return {
    info: { title: project, author },
    language: locale,
    pageSize: { width: slide.width, height: slide.height },
    pageMargins: [0, 0, 0, 0],
    defaultStyle: { fontSize: 20, lineHeight: 1.1, color: colours.ink },
    background: (page) => backdrop(page === 1),
    content: slides.flatMap((drawn, index) => page(drawn, index, show)),
  }
}

const rect = ({ x, y, width: w, height: h }: Frame, color: string) =>
  ({ type: 'rect', x, y, w, h, color }) as const

const backdrop = (isCover: boolean): Content => ({
  canvas: [
    rect({ x: 0, y: 0, ...slide }, paper),
    rect(frames.edge, colours.leaf),
    ...(isCover ? [rect({ x: 0, y: 0, width: slide.width, height: 96 }, colours.leaf)] : []),
  ],
})

function page({ title, isCover, texts, picture }: DrawnSlide, index: number, { foot }: SlideShow): Content[] {
  const at = isCover ? frames.project : frames.title
  const size = titleSize(title, isCover)
  const head: Content = {
    text: printable(title),
    fontSize: size,
    bold: true,
    color: isCover ? colours.ink : colours.leafInk,
    absolutePosition: { x: at.x, y: isCover ? at.y + at.height - heightOf(title, at.width, size) : at.y },
    // A page of its own begins with its title.
    ...(index > 0 ? { pageBreak: 'before' as const } : {}),
  }
  return [
    head,
    ...texts.flatMap((text) => framed(placed(text), text.paragraphs.map(paragraph))),
    ...(picture ? [drawing(picture)] : []),
    ...(isCover ? [] : edges(foot, index + 1)),
  ]
}

/** Where a text begins that stands around the middle of its frame. */
function placed({ at, paragraphs, isMiddle = false }: TextFrame): Frame {
  if (!isMiddle) return at
  const high = paragraphs.reduce((sum, { runs, size }) => {
    const text = runs.map((run) => run.text).join('')
    return sum + heightOf(text, at.width - 20, size) + 8
  }, 0)
  return { ...at, y: at.y + Math.max(0, (at.height - high) / 2) }
}

/** Lines are broken at the side of the frame. */
const framed = ({ x, y, width }: Frame, stack: Content[]): Content[] => [
  { columns: [{ width, stack }], absolutePosition: { x, y } },
]

function paragraph({ runs, size, isItem = false }: Paragraph): Content {
  const text = runs.map((run) => ({
    text: printable(run.text),
    bold: run.isBold ?? false,
    ...(run.isSoft ? { color: colours.soft, fontSize: Math.max(12, Math.min(size, 18)) } : {}),
  }))
  const look = {
    fontSize: size,
    lineHeight: lineSpacing * 0.9,
    margin: [0, 0, 0, 8] as [number, number, number, number],
  }
  return isItem ? { ul: [{ text, ...look }], markerColor: colours.leaf } : { text, ...look }
}

function drawing({ at, picture }: NonNullable<DrawnSlide['picture']>): Content {
  const { x, y, width, height } = pictureFrame(picture, at)
  const svg = svgOf(pictureWithTexts(picture, inFont), fontFamily)
  return { svg, width, height, absolutePosition: { x, y } }
}

function edges(foot: string, number: number): Content[] {
  const edge = (at: Frame, text: string, alignment: 'left' | 'right'): Content => ({
    columns: [
      { width: at.width, text: printable(text), alignment, fontSize: 11, color: colours.soft, noWrap: true },
    ],
    absolutePosition: { x: at.x, y: at.y },
  })
  return [edge(frames.foot, foot, 'left'), edge(frames.number, String(number), 'right')]
}
