export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export type PolicySection = { readonly title: string; readonly blocks: readonly Block[] }
export type Policy = {
  readonly title: string
  readonly intro: readonly Block[]
  readonly sections: readonly PolicySection[]
}

/** Reads the few marks that the policies use: headings, paragraphs, lists and tables. */
export function readPolicy(source: string): Policy {
  const [opening = '', ...parts] = source.trim().split(/^## /m)
  const [title, intro] = headAndRest(opening.replace(/^# /, ''))
  const sections = parts.map((part) => {
    const [heading, rest] = headAndRest(part)
    return { title: heading, blocks: readBlocks(rest) }
  })
  return { title, intro: readBlocks(intro), sections }
}

function headAndRest(part: string): [string, string] {
  const end = part.indexOf('\n')
  return [part.slice(0, end).trim(), part.slice(end).trim()]
}

function readBlocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(readBlock)
}

function readBlock(source: string): Block {
  const lines = source.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2)) }
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const [head = [], , ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

/** `at` is where it begins in its line. */
export type Span = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'plain' | 'strong' | 'placeholder' }
  | { readonly kind: 'link'; readonly to: string }
)

const marks = /\*\*(?<strong>[^*]+)\*\*|\[\[(?<placeholder>[^\]]+)\]\]|\[(?<text>[^\]]+)\]\((?<to>[^)]+)\)/g

/** Splits a line at **strong**, [[placeholder]] and [link](/path). */
export function readSpans(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of line.matchAll(marks)) {
    if (match.index > end) spans.push({ kind: 'plain', at: end, text: line.slice(end, match.index) })
    spans.push(spanOf(match.index, match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < line.length) spans.push({ kind: 'plain', at: end, text: line.slice(end) })
  return spans
}

function spanOf(at: number, groups: Record<string, string | undefined>): Span {
  const { strong, placeholder, text = '', to = '' } = groups
  if (strong !== undefined) return { kind: 'strong', at, text: strong }
  if (placeholder !== undefined) return { kind: 'placeholder', at, text: placeholder }
  return { kind: 'link', at, text, to }
}
