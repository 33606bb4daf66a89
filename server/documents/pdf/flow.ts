import type { Content } from 'pdfmake'
import type { Block } from '#domain/report/block.ts'
import type { Section } from '#server/documents/document.ts'
import { frameOf, textWidth } from '#server/documents/picture-frame.ts'
import { contentOf } from './blocks.ts'
import { type Item, keepTogether, linesOf } from './last-lines.ts'
import { colours, type Definition } from './look.ts'
import { isWhole, roomUnder } from './room-under.ts'

// What has to have room under a title or a heading at least, itself included, in points.
const underTitle = 120
const underHeading = 64
const titleHeight = 70
const headingHeight = 30

/** The sections one after another, with the turns of the page that wide pictures need, and what is said after the last. */
export function flowOf(sections: readonly Section[], note: string | null): Content[] {
  let isTurned = false
  return keepTogether([...sections.flatMap(itemsOf), ...noteAfter(sections, note)]).map(
    ({ content, picture }, index): Content => {
      const wasTurned = isTurned
      isTurned = picture === 'wide'
      if (!isTurned && !wasTurned && index > 0) return content
      const pageOrientation = isTurned ? 'landscape' : 'portrait'
      return { stack: [content], pageBreak: 'before', pageOrientation }
    },
  )
}

/**
 * A heading whose text or picture would begin on the next page goes there too. pdfmake hands nothing of ours on but the
 * level of a headline, so that says how much room it needs.
 */
export const needsNextPage: Definition['pageBreakBefore'] = ({ headlineLevel, startPosition }) => {
  const { verticalRatio, pageInnerHeight } = startPosition
  const room = (1 - verticalRatio) * pageInnerHeight
  return headlineLevel !== undefined && headlineLevel > room && verticalRatio > 0.05
}

function noteAfter({ length }: readonly Section[], note: string | null): Item[] {
  if (!note || length === 0) return []
  const content: Content = { text: note, style: 'muted', margin: [0, 16, 0, 0] }
  return [{ content, picture: 'none', lines: linesOf({ kind: 'text', text: note }) }]
}

function itemsOf(section: Section): Item[] {
  const { blocks } = section
  // The first heading goes wherever the title goes.
  const items = blocks.map((block, index) =>
    itemOf(block, index === 0 ? 0 : Math.max(underHeading, headingHeight + roomUnder(blocks, index + 1))),
  )
  const [first, ...rest] = items
  const title = titleOf(section, Math.max(underTitle, titleHeight + roomUnder(blocks, 0)))
  if (first?.picture !== 'wide') return [{ content: title, picture: 'none', lines: null }, ...items]
  return [{ content: [title, first.content], picture: 'wide', lines: null }, ...rest]
}

function itemOf(block: Block, room: number): Item {
  const content = contentOf(block, room)
  if (isWhole(block))
    return { content: { stack: [content], unbreakable: true }, picture: 'none', lines: null }
  if (block.kind !== 'picture') return { content, picture: 'none', lines: linesOf(block) }
  return { content, picture: frameOf(block.picture).isLandscape ? 'wide' : 'upright', lines: null }
}

function titleOf({ number, title }: Section, room: number): Content {
  return {
    stack: [
      {
        text: [{ text: `${number}  `, color: colours.leafInk, tocItem: false }, title],
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
    headlineLevel: room,
    margin: [0, 20, 0, 0],
  }
}
