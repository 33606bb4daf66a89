export type Span = { readonly text: string; readonly bold: boolean }
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'points'; readonly items: readonly (readonly Span[])[] }
  /** The first row is its head. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] }

type Item = { lines: string[] }
type Open =
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'numbers'; start: number; items: Item[] }
  | { kind: 'points'; items: Item[] }
  | { kind: 'table'; items: Item[] }

/** The little Markdown that agreements and help texts are written in. Everything else, HTML too, stays the text it is. */
export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = []
  let open: Open | null = null

  function close() {
    if (open) blocks.push(finished(open))
    open = null
  }

  for (const line of source.split(/\r?\n/)) {
    const heading = /^(#{1,6})\s+(.+)$/.exec(line)
    const number = /^(\d+)\.\s+(.+)$/.exec(line)
    const point = /^[-*]\s+(.+)$/.exec(line)
    const row = /^\|(.+)\|\s*$/.exec(line)
    if (heading) {
      close()
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? '') })
    } else if (number) {
      if (open?.kind !== 'numbers') {
        close()
        open = { kind: 'numbers', start: Number(number[1]), items: [] }
      }
      open.items.push({ lines: [number[2] ?? ''] })
    } else if (point) {
      if (open?.kind !== 'points') {
        close()
        open = { kind: 'points', items: [] }
      }
      open.items.push({ lines: [point[1] ?? ''] })
    } else if (row) {
      if (open?.kind !== 'table') {
        close()
        open = { kind: 'table', items: [] }
      }
      // The line below the head only tells that it is one.
      if (!/^[\s|:-]+$/.test(row[1] ?? '')) open.items.push({ lines: [row[1] ?? ''] })
    } else if (line.trim() === '') close()
    else if (open) linesOf(open).push(line.trim())
    else open = { kind: 'paragraph', lines: [line.trim()] }
  }
  close()
  return blocks
}

/** A line that starts nothing goes on with what is open. */
function linesOf(open: Open): string[] {
  return open.kind === 'paragraph' ? open.lines : (open.items.at(-1)?.lines ?? [])
}

function finished(open: Open): Block {
  if (open.kind === 'paragraph') return { kind: 'paragraph', spans: spansOf(open.lines.join(' ')) }
  if (open.kind === 'table') {
    const rows = open.items.map(({ lines }) => lines.join(' ').split('|'))
    return { kind: 'table', rows: rows.map((cells) => cells.map((cell) => spansOf(cell.trim()))) }
  }
  const items = open.items.map(({ lines }) => spansOf(lines.join(' ')))
  return open.kind === 'numbers' ? { kind: 'numbers', start: open.start, items } : { kind: 'points', items }
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1]
      return bold === undefined ? { text: part, bold: false } : { text: bold, bold: true }
    })
}
