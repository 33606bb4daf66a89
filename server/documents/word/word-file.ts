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
  Tab,
  type Table,
  type TableOfContents,
  TabStopType,
  TextRun,
} from 'docx'
import { cutText } from '#domain/text.ts'
import type { DocumentBlock, ReportDocument, Section } from '#server/documents/document.ts'
import { isLead } from '#server/documents/leads.ts'
import { frameOf, landscapeWidth, margins, page, textWidth } from '#server/documents/picture-frame.ts'
import { isWide } from '#server/documents/table-frame.ts'
import { lines, type Setting, wordBlock } from './blocks.ts'
import { coverOf } from './cover.ts'
import { scaleFor } from './image.ts'
import { colours, languages, orderedList, stylesFor } from './look.ts'
import { pngsOf } from './png.ts'
import { twips } from './tables.ts'

type Part = { readonly isLandscape: boolean; readonly children: (Paragraph | Table | TableOfContents)[] }

/** The document for Word, with its own headings, lists and tables, so that it can be worked on. */
export async function wordFile(document: ReportDocument): Promise<Buffer> {
  const { project, title, kind, author, locale } = document
  const file = new Document({
    title: `${project} – ${title}`,
    subject: kind,
    creator: author,
    lastModifiedBy: author,
    styles: stylesFor(languages[locale]),
    numbering: { config: [orderedList] },
    sections: partsOf(document, await drawn(document)).map((part) => wordSection(part, document)),
  })
  return Packer.toBuffer(file)
}

function wordSection({ isLandscape, children }: Part, document: ReportDocument): ISectionOptions {
  const { project, title, foot, words } = document
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
    headers: { default: new Header({ children: [edge(width, project, [title])] }) },
    footers: { default: new Footer({ children: [edge(width, foot, number)] }) },
    children,
  }
}

const drawn = ({ sections }: ReportDocument): Promise<Setting['pngs']> =>
  pngsOf(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
      .map((picture) => ({ picture, scale: scaleFor(picture, frameOf(picture).width) })),
  )

/** A picture that is far too wide has a page of its own, lying on its side, with the heading that it stands under. */
function partsOf(document: ReportDocument, pngs: Setting['pngs']): Part[] {
  const parts: Part[] = [{ isLandscape: false, children: coverOf(document) }]
  let lists = 0
  const add = (isLandscape: boolean, children: readonly (Paragraph | Table | TableOfContents)[]) => {
    const last = parts.at(-1)
    if (last?.isLandscape === isLandscape) last.children.push(...children)
    else parts.push({ isLandscape, children: [...children] })
  }
  for (const section of document.sections) {
    const { blocks } = section
    add(isTurned(blocks, 0), [titleOf(section)])
    for (const [index, block] of blocks.entries()) {
      lists += 1
      add(isTurned(blocks, index), wordBlock(block, { list: lists, isLead: isLead(blocks, index), pngs }))
    }
  }
  if (document.note) add(false, [new Paragraph({ style: 'Muted', children: lines(document.note) })])
  return parts
}

/** What leads to a thing lies where that lies. */
const isTurned = (blocks: readonly DocumentBlock[], index: number): boolean =>
  isLead(blocks, index) ? isTurned(blocks, index + 1) : isWide(blocks[index])

const titleOf = ({ mark, title, isOnNewPage = false }: Section) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: isOnNewPage,
    children: [
      ...(mark ? [new TextRun({ text: `${mark}  `, color: colours.leafInk })] : []),
      new TextRun(title),
    ],
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
