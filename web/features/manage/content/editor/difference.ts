export type Piece = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

/** Longer texts than this in the middle are shown as a whole, before and after: comparing them word by word takes too long. */
const mostCompared = 4_000_000

const wordsIn = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')

/** What became of a text, word by word. */
export function difference(before: string, after: string): Piece[] {
  const [a, b] = [wordsIn(before), wordsIn(after)]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = compared(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

/** The longest common run of words, in order; what is not in it went or came. */
function compared(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > mostCompared)
    return [
      { kind: 'gone', text: a.join('') },
      { kind: 'new', text: b.join('') },
    ]
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [gone, come] = [a[i], b[j]]
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone })
      i++
      j++
    } else if (gone !== undefined && (come === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'gone', text: gone })
      i++
    } else {
      pieces.push({ kind: 'new', text: come ?? '' })
      j++
    }
  }
  return pieces
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '') continue
    if (last?.kind === piece.kind) result[result.length - 1] = { ...last, text: last.text + piece.text }
    else result.push(piece)
  }
  return result
}
