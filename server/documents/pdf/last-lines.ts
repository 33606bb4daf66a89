import type { Content } from 'pdfmake'
import type { DocumentBlock } from '#server/documents/document.ts'

/** So many lines stand on a page at least. */
const leastLines = 3
/** What is longer may be divided by the end of a page. */
export const wholeLines = 10
const lineLength = 90

export type Item = {
  readonly content: Content
  /** What is far too wide lies on its side, on a page of its own. */
  readonly turn: 'none' | 'wide'
  /** How many it takes, as far as one can tell before it is set; none where it stays by itself. */
  readonly lines: number | null
  readonly isOnNewPage?: boolean
}

export const linesIn = (text: string, length = lineLength) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / length)), 0)

/** Only of what is words one below the other: pages divide tables by their rows, and pictures not at all. */
export function linesOf(block: DocumentBlock): number | null {
  switch (block.kind) {
    case 'text':
      return linesIn(block.text)
    case 'quote':
      return linesIn(block.text) + (block.by ? 1 : 0)
    case 'list':
      return block.items.reduce((sum, item) => sum + linesIn(item), 0)
    default:
      return null
  }
}

/** A page never begins with the last line or two of a text, nor holds nothing else: they go there with what is before. */
export function keepTogether(items: readonly Item[]): Item[] {
  const whole = items.map((item) => (isShort(item) ? together([item]) : item))
  const kept: Item[] = []
  for (const item of whole) {
    if (item.turn === 'wide' || item.isOnNewPage) joinLast(kept)
    kept.push(item)
  }
  joinLast(kept)
  return kept
}

const isShort = ({ lines }: Item) => lines !== null && lines <= wholeLines

function joinLast(items: Item[]): void {
  const tail: Item[] = []
  const count = () => tail.reduce((sum, { lines }) => sum + (lines ?? 0), 0)
  for (let last = items.at(-1); last && isShort(last) && count() < leastLines; last = items.at(-1)) {
    tail.unshift(last)
    items.pop()
  }
  items.push(...(tail.length > 1 ? [together(tail)] : tail))
}

const together = (items: readonly Item[]): Item => ({
  content: { stack: items.map(({ content }) => content), unbreakable: true },
  turn: 'none',
  lines: items.reduce((sum, { lines }) => sum + (lines ?? 0), 0),
})
