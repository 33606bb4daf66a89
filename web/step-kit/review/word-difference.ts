export type Part = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

// Beyond this the table of the comparison would take too long on a phone: then sentences are compared, not words.
const mostCells = 2_000_000

/** What was added to and removed from a text, word by word. */
export function wordDifference(before: string, after: string): readonly Part[] {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  if (old.length * young.length <= mostCells) return merged(compare(old, young))
  return merged(compare(sentencesOf(before), sentencesOf(after)))
}

/** Words, the spaces between them, and every sign by itself. */
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}\p{M}'’-]+|./gsu) ?? []
const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?\n]*\s*|[.!?\n]+\s*/g) ?? []

/** What was added to and removed from a row of things. */
export function compare(old: readonly string[], young: readonly string[]): Part[] {
  let start = 0
  while (start < old.length && start < young.length && old[start] === young[start]) start += 1
  let end = 0
  const room = Math.min(old.length, young.length) - start
  while (end < room && old[old.length - 1 - end] === young[young.length - 1 - end]) end += 1
  return [
    ...old.slice(0, start).map(part('same')),
    ...compareMiddle(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    ...old.slice(old.length - end).map(part('same')),
  ]
}

const part =
  (kind: Part['kind']) =>
  (text: string): Part => ({ kind, text })

/** The longest common subsequence; lengths[i][j] is that of what follows place i and place j. */
function compareMiddle(old: readonly string[], young: readonly string[]): Part[] {
  const width = young.length + 1
  if ((old.length + 1) * width > mostCells) return [...old.map(part('removed')), ...young.map(part('added'))]
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = young.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < young.length) {
    const [removed, added] = [old[i], young[j]]
    if (removed !== undefined && removed === added) {
      parts.push({ kind: 'same', text: removed })
      i += 1
      j += 1
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      parts.push({ kind: 'added', text: added ?? '' })
      j += 1
    }
  }
  return parts
}

/** Phrases instead of crumbs: a space between two changed words changes with them, and what is removed comes first. */
function merged(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) whole.push({ kind: 'removed', text: removed })
    if (added) whole.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isGap = kind === 'same' && removed !== '' && added !== '' && /^\s+$/.test(text)
    const next = parts[index + 1]
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isGap && next && next.kind !== 'same') {
      removed += text
      added += text
    } else {
      close()
      const last = whole.at(-1)
      if (last?.kind === 'same') whole[whole.length - 1] = { kind, text: last.text + text }
      else whole.push({ kind, text })
    }
  }
  close()
  return whole
}

const longestSame = 240
const keptBeside = 80

export type Shown = Part | { readonly kind: 'folded'; readonly text: string }

/** Long stretches that stayed as they were give way; a few words beside each change stay. */
export function folded(parts: readonly Part[]): readonly Shown[] {
  return parts.flatMap((one, index): readonly Shown[] => {
    if (one.kind !== 'same' || one.text.length <= longestSame) return [one]
    const from = index === 0 ? 0 : wordEnd(one.text, keptBeside)
    const to =
      index === parts.length - 1 ? one.text.length : wordStart(one.text, one.text.length - keptBeside)
    const pieces: readonly Shown[] = [
      { kind: 'same', text: one.text.slice(0, from) },
      { kind: 'folded', text: one.text.slice(from, to) },
      { kind: 'same', text: one.text.slice(to) },
    ]
    return pieces.filter(({ text }) => text !== '')
  })
}

const wordEnd = (text: string, place: number) => {
  const space = text.slice(place).search(/\s/)
  return space < 0 ? text.length : place + space
}
const wordStart = (text: string, place: number) => {
  const start = text.slice(0, place).search(/\S+$/)
  return start < 0 ? place : start
}
