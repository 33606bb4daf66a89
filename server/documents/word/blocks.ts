import { BorderStyle, HeadingLevel, Paragraph, type Table, TextRun } from 'docx'
import type { Picture } from '#domain/report/picture.ts'
import type { DocumentBlock } from '#server/documents/document.ts'
import { frameOf } from '#server/documents/picture-frame.ts'
import { figures } from './figures.ts'
import { image } from './image.ts'
import { colours, orderedList } from './look.ts'
import { facts, table } from './tables.ts'

type Kind<K extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: K }>

const styleOf = { lead: 'Lead', muted: 'Muted' } as const

export type Setting = {
  /** Counts the ordered lists, so that each begins with one. */
  readonly list: number
  /** What leads stays on the page of what it leads to. */
  readonly isLead: boolean
  /** The pictures of the document, drawn. */
  readonly pngs: ReadonlyMap<Picture, Buffer>
}

export function wordBlock(block: DocumentBlock, { list, isLead, pngs }: Setting): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block)]
    case 'text':
      return [
        new Paragraph({
          ...(block.tone && { style: styleOf[block.tone] }),
          keepNext: isLead,
          children: lines(block.text),
        }),
      ]
    case 'quote':
      return quote(block)
    case 'list':
      return block.items.map((text) => listItem(text, block.isOrdered === true, list))
    case 'facts':
      return [...facts(block), gap()]
    case 'figures':
      return [...figures(block.rows), gap()]
    case 'table':
      return [...table(block), gap()]
    case 'picture':
      return [picture(block, pngs)]
  }
}

const heading = ({ text, isMinor }: Kind<'heading'>) =>
  new Paragraph({
    heading: isMinor ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2,
    children: lines(text),
  })

/** A line break in a text is one on paper too. */
export const lines = (text: string) =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }))

// Two tables that touch would become one.
const gap = () => new Paragraph({ style: 'Cell' })

function quote({ text, by }: Kind<'quote'>): Paragraph[] {
  const border = { left: { style: BorderStyle.SINGLE, size: 18, color: colours.leaf, space: 12 } }
  const said = new Paragraph({ style: 'Quote', border, ...(by && { keepNext: true }), children: lines(text) })
  return by ? [said, new Paragraph({ style: 'Muted', indent: { left: 360 }, children: lines(by) })] : [said]
}

const listItem = (text: string, isOrdered: boolean, instance: number) =>
  new Paragraph({
    ...(isOrdered
      ? { numbering: { reference: orderedList.reference, level: 0, instance } }
      : { bullet: { level: 0 } }),
    spacing: { after: 60 },
    children: lines(text),
  })

function picture({ picture: drawn }: Kind<'picture'>, pngs: Setting['pngs']): Paragraph {
  const run = image(drawn, frameOf(drawn), pngs.get(drawn))
  return new Paragraph({ spacing: { before: 120, after: 200 }, children: [run] })
}
