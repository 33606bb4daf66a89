import type { Content } from 'pdfmake'
import type { DocumentBlock, Section } from '#server/documents/document.ts'
import { isLead, things } from '#server/documents/leads.ts'
import { textWidth } from '#server/documents/picture-frame.ts'
import { isWide } from '#server/documents/table-frame.ts'
import { contentOf } from './blocks.ts'
import { beginningOf, heightOf, isWhole, tallest } from './heights.ts'
import { type Item, keepTogether, linesOf } from './last-lines.ts'
import { colours } from './look.ts'

const titleHeight = 70

/** The sections one after another, with the turns of the page that wide things need, and what is said after the last. */
export function flowOf(sections: readonly Section[], note: string | null): Content[] {
  let isTurned = false
  return keepTogether([...sections.flatMap(itemsOf), ...noteAfter(sections, note)]).map(
    ({ content, turn, isOnNewPage }, index): Content => {
      const wasTurned = isTurned
      isTurned = turn === 'wide'
      if (!isTurned && !wasTurned && index > 0 && !isOnNewPage) return content
      const pageOrientation = isTurned ? 'landscape' : 'portrait'
      return { stack: [content], pageBreak: 'before', pageOrientation }
    },
  )
}

function noteAfter({ length }: readonly Section[], note: string | null): Item[] {
  if (!note || length === 0) return []
  const content: Content = { text: note, style: 'muted', margin: [0, 16, 0, 0] }
  return [{ content, turn: 'none', lines: linesOf({ kind: 'text', text: note }) }]
}

/** What stands before the thing that it is about, and goes where that goes: title, headings, a line or two. */
type Lead = { readonly contents: readonly Content[]; readonly height: number }

function itemsOf(section: Section): Item[] {
  const { blocks, isOnNewPage = false } = section
  const items: Item[] = []
  let lead: Lead = { contents: [titleOf(section)], height: titleHeight }
  for (const [index, block] of blocks.entries()) {
    const content = contentOf(block)
    if (isLead(blocks, index))
      lead = { contents: [...lead.contents, content], height: lead.height + heightOf(block) }
    else {
      items.push(led(lead, block, content))
      lead = { contents: [], height: 0 }
    }
  }
  if (lead.contents.length > 0) items.push({ content: [...lead.contents], turn: 'none', lines: null })
  return items.map((item, index) => (index === 0 ? { ...item, isOnNewPage } : item))
}

function led({ contents, height }: Lead, block: DocumentBlock, content: Content): Item {
  if (isWide(block)) return { content: [...contents, content], turn: 'wide', lines: null }
  if (contents.length === 0 && !things.has(block.kind))
    return { content, turn: 'none', lines: linesOf(block) }
  const isKept = isWhole(block) && height + heightOf(block) <= tallest
  if (isKept)
    return { content: { stack: [...contents, content], unbreakable: true }, turn: 'none', lines: null }
  if (contents.length === 0) return { content, turn: 'none', lines: null }
  const before = withRoom([...contents], Math.min(beginningOf(block), tallest - height))
  return { content: [...before, content], turn: 'none', lines: null }
}

/**
 * What stands here only where so much room is left on the page under it. The room is taken together with it and given
 * back: pdfmake's own way of asking would begin the whole document anew for each heading that moves.
 */
const withRoom = (stack: Content[], room: number): Content[] => [
  { stack: [...stack, { stack: [], margin: [0, room, 0, 0] }], unbreakable: true },
  { stack: [], margin: [0, -room, 0, 0] },
]

function titleOf({ mark, title }: Section): Content {
  return {
    stack: [
      {
        text: mark ? [{ text: `${mark}  `, color: colours.leafInk }, title] : title,
        style: 'step',
        tocItem: true,
        tocMargin: [0, 3, 0, 3],
      },
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 1.5, lineColor: colours.leaf },
        ],
        margin: [0, 4, 0, 10],
      },
    ],
    margin: [0, 20, 0, 0],
  }
}
