import { colours } from '#server/documents/pdf/look.ts'
import { xmlFile, xmlText } from '#server/documents/xml.ts'
import { notesShape, slideImage } from './pptx-masters.ts'
import { paragraphs, pictureShape, rectangle, shapeTree, textShape, titleParagraph } from './pptx-shapes.ts'
import { officeNames } from './relations.ts'
import { frames, pictureFrame, slide, titleSize } from './slide-look.ts'
import type { DrawnSlide, SlideShow } from './slides.ts'

const override = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'

/** One slide; a picture is its second relation. */
export function slideFile(drawn: DrawnSlide, number: number, { locale, foot }: SlideShow): string {
  const { title, isCover, texts, picture } = drawn
  const at = isCover ? frames.project : frames.title
  const size = titleSize(title, isCover)
  const shapes = [
    ...(isCover
      ? [rectangle({ id: 20, name: 'Band' }, { x: 0, y: 0, width: slide.width, height: 96 }, colours.leaf)]
      : []),
    textShape({ id: 2, name: 'Title' }, at, {
      placeholder: '<p:ph type="title"/>',
      anchor: isCover ? 'b' : 'ctr',
      body: titleParagraph(title, size, locale, isCover),
    }),
    ...texts.map((text, index) =>
      textShape({ id: 3 + index, name: `Text ${index + 1}` }, text.at, {
        placeholder: index === 0 && !isCover ? '<p:ph type="body" idx="1"/>' : '',
        anchor: text.isMiddle ? 'ctr' : 't',
        body: paragraphs(text.paragraphs, locale),
      }),
    ),
    ...(picture
      ? [
          pictureShape(
            { id: 10, name: 'Picture' },
            pictureFrame(picture.picture, picture.at),
            picture.picture.label,
            'rId2',
          ),
        ]
      : []),
    ...(isCover
      ? []
      : [
          footShape(11, frames.foot, foot, locale, 'l'),
          footShape(12, frames.number, String(number), locale, 'r'),
        ]),
  ]
  return xmlFile(`<p:sld ${officeNames}><p:cSld>${shapeTree(shapes.join(''))}</p:cSld>${override}</p:sld>`)
}

const footShape = (
  id: number,
  at: (typeof frames)['foot'] | (typeof frames)['number'],
  text: string,
  language: string,
  side: 'l' | 'r',
) =>
  textShape({ id, name: side === 'l' ? 'Foot' : 'Number' }, at, {
    placeholder: '',
    body: `<a:p><a:pPr algn="${side}"/><a:r><a:rPr lang="${language}" sz="1100" dirty="0"><a:solidFill><a:srgbClr val="${colours.soft.slice(1)}"/></a:solidFill></a:rPr><a:t>${xmlText(text)}</a:t></a:r></a:p>`,
  })

export const notesFile = (notes: string, language: string): string =>
  xmlFile(
    `<p:notes ${officeNames}><p:cSld>${shapeTree(
      slideImage(2) + notesShape(3, paragraphs([{ runs: [{ text: notes }], size: 12 }], language)),
    )}</p:cSld>${override}</p:notes>`,
  )
