import type { Content } from 'pdfmake'
import type { DocumentBlock, Section } from '#server/documents/document.ts'
import { textWidth } from '#server/documents/picture-frame.ts'
import { isWide } from '#server/documents/table-frame.ts'
import { contentOf } from './blocks.ts'
import { type Item, keepTogether, linesOf } from './last-lines.ts'
import { colours } from './look.ts'
import { isWhole, roomUnder } from './room-under.ts'

// What has to have room under a title or a heading at least, itself included, in points.
const underTitle = 120
const underHeading = 64
const titleHeight = 70
const headingHeight = 30

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

/**
 * What stands here only where so much room is left on the page, itself included. The room is taken together with it and
 * given back: pdfmake's own way of asking would begin the whole document anew for each heading that moves.
 */
const withRoom = (content: Content, room: number, height: number): Content[] => {
  const spare = Math.max(0, room - height)
  return [
    { stack: [content, { stack: [], margin: [0, spare, 0, 0] }], unbreakable: true },
    { stack: [], margin: [0, -spare, 0, 0] },
  ]
}

function noteAfter({ length }: readonly Section[], note: string | null): Item[] {
  if (!note || length === 0) return []
  const content: Content = { text: note, style: 'muted', margin: [0, 16, 0, 0] }
  return [{ content, turn: 'none', lines: linesOf({ kind: 'text', text: note }) }]
}

function itemsOf(section: Section): Item[] {
  const { blocks, isOnNewPage = false } = section
  const room = Math.max(underTitle, titleHeight + roomUnder(blocks, 0))
  const title = headItem(titleOf(section), room, titleHeight)
  const items: Item[] = [{ ...title, isOnNewPage }]
  for (const [index, block] of blocks.entries()) {
    if (isWide(block)) items.push(turned(contentOf(block), headsBefore(items)))
    else items.push(itemOf(block, index === 0 ? 0 : roomFor(blocks, index)))
  }
  return items
}

const headItem = (head: Content, room: number, height: number): Item => ({
  content: withRoom(head, room, height),
  turn: 'none',
  lines: null,
  head,
})

/** What lies on its side lies there with the headings that it stands under. */
const turned = (content: Content, heads: readonly Content[]): Item => ({
  content: [...heads, content],
  turn: 'wide',
  lines: null,
})

function headsBefore(items: Item[]): Content[] {
  const heads: Content[] = []
  for (let last = items.at(-1); last?.head; last = items.at(-1)) {
    heads.unshift(last.head)
    items.pop()
  }
  return heads
}

/** The first heading goes wherever the title goes: it asks for no room. */
function itemOf(block: DocumentBlock, room: number): Item {
  const content = contentOf(block)
  if (block.kind === 'heading') return headItem(content, room, headingHeight)
  if (isWhole(block)) return { content: { stack: [content], unbreakable: true }, turn: 'none', lines: null }
  return { content, turn: 'none', lines: linesOf(block) }
}

const roomFor = (blocks: readonly DocumentBlock[], index: number) =>
  Math.max(underHeading, headingHeight + roomUnder(blocks, index + 1))

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
