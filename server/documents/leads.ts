import type { DocumentBlock } from './document.ts'
import { linesIn } from './pdf/last-lines.ts'

/** So many lines are told before the thing that they are about. */
const introduction = 2

/** What is looked at as one thing. */
export const things: ReadonlySet<DocumentBlock['kind']> = new Set(['table', 'facts', 'figures', 'picture'])

/**
 * What goes where the next block goes: a heading, a short text before the thing or the list that it is about, and one right under a title or a
 * heading before the next heading.
 */
export function isLead(blocks: readonly DocumentBlock[], index: number): boolean {
  const [before, block, next] = [blocks[index - 1], blocks[index], blocks[index + 1]]
  if (block?.kind === 'heading') return true
  if (!next || block?.kind !== 'text' || linesIn(block.text) > introduction) return false
  if (next.kind === 'heading') return !before || before.kind === 'heading'
  return next.kind === 'list' || things.has(next.kind)
}
