import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IRunOptions,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import type { Block } from '#domain/report/block.ts'
import { cutText } from '#domain/text.ts'
import type { ReportDocument, Section } from '#server/documents/document.ts'
import { frameOf, landscapeWidth, margins, page, textWidth } from '#server/documents/picture-frame.ts'
import { lines, wordBlock } from './blocks.ts'
import { colours, orderedList, stylesFor } from './look.ts'

const languages = { en: 'en-US', es: 'es-MX' }

type Part = { readonly isLandscape: boolean; readonly children: (Paragraph | Table)[] }

/** The document for Word, with its own headings, lists and tables, so that it can be worked on. */
export async function wordFile(document: ReportDocument): Promise<Buffer> {
  const { project, module, kind, author, locale } = document
  const file = new Document({
    title: `${project} – ${module}`,
    subject: kind,
    creator: author,
    lastModifiedBy: author,
    styles: stylesFor(languages[locale]),
    numbering: { config: [orderedList] },
    sections: partsOf(document).map((part) => wordSection(part, document)),
  })
  return Packer.toBuffer(file)
}

const twips = (points: number) => Math.round(points * 20)

function wordSection({ isLandscape, children }: Part, document: ReportDocument): ISectionOptions {
  const { project, module, foot, words } = document
  const width = isLandscape ? landscapeWidth : textWidth
  const number = [words.page[0], PageNumber.CURRENT, words.page[1], PageNumber.TOTAL_PAGES]
  return {
    properties: {
      page: {
        size: {
          width: twips(page.width),
          height: twips(page.height),
          orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          top: twips(margins.top),
          bottom: twips(margins.bottom),
          left: twips(margins.side),
          right: twips(margins.side),
        },
      },
    },
    headers: { default: new Header({ children: [edge(width, project, [module])] }) },
    footers: { default: new Footer({ children: [edge(width, foot, number)] }) },
    children,
  }
}

/** A picture that is far too wide has a page of its own, lying on its side, with the heading that it stands under. */
function partsOf(document: ReportDocument): Part[] {
  const parts: Part[] = [{ isLandscape: false, children: cover(document) }]
  let lists = 0
  const add = (isLandscape: boolean, children: readonly (Paragraph | Table)[]) => {
    const last = parts.at(-1)
    if (last?.isLandscape === isLandscape) last.children.push(...children)
    else parts.push({ isLandscape, children: [...children] })
  }
  for (const section of document.sections) {
    const { blocks } = section
    add(isWide(blocks[0], blocks[1]), [title(section)])
    for (const [index, block] of blocks.entries()) {
      lists += 1
      add(isWide(block, blocks[index + 1]), wordBlock(block, lists))
    }
  }
  if (document.note) add(false, [new Paragraph({ style: 'Muted', children: lines(document.note) })])
  return parts
}

function isWide(block: Block | undefined, next: Block | undefined): boolean {
  const shown = block?.kind === 'heading' ? next : block
  return shown?.kind === 'picture' && frameOf(shown.picture).isLandscape
}

const title = ({ number, title: text }: Section) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [new TextRun({ text: `${number}  `, color: colours.leafInk }), new TextRun(text)],
  })

function cover({ kind, project, module, facts, approval, changed }: ReportDocument): Paragraph[] {
  return [
    new Paragraph({ style: 'Kind', children: lines(kind) }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: lines(project) }),
    new Paragraph({ style: 'Module', children: lines(module) }),
    ...facts.map(
      ({ label, value }) =>
        new Paragraph({
          spacing: { after: 40 },
          children: [new TextRun({ text: `${label}: `, color: colours.soft }), ...lines(value)],
        }),
    ),
    ...(approval ? [marked(approval, colours.voiceInk, colours.voiceWash)] : []),
    ...(changed ? [marked(changed, colours.warnInk, colours.warnWash)] : []),
  ]
}

const marked = (text: string, color: string, fill: string) =>
  new Paragraph({
    spacing: { before: 160 },
    shading: { type: ShadingType.CLEAR, fill, color: 'auto' },
    children: [new TextRun({ text, color, bold: true })],
  })

type RunChildren = NonNullable<IRunOptions['children']>

/** A line at the edge of a page: something at the left, something at the right. */
function edge(width: number, left: string, right: RunChildren): Paragraph {
  const look = { size: 16, color: colours.soft }
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    children: [
      new TextRun({ ...look, text: cutText(left, 80) }),
      new TextRun({ ...look, children: [new Tab(), ...right] }),
    ],
  })
}
