import { shortened, wordCount } from '#domain/text.ts'
import { type CanvasLine, mostBoxWords } from './canvas-view.ts'

// With the space behind it; longer ones take the room of several.
const lettersOfWord = 8
const longestNote = 60
// Fewer words say nothing.
const fewestWords = 4

/** How much room a text takes, in words. A text without spaces has few words and no end. */
const sizeOf = (text: string) => Math.max(wordCount(text), Math.ceil(text.length / lettersOfWord))

const sizeOfLine = ({ text, note = '' }: CanvasLine) => sizeOf(text) + sizeOf(note)

/** At most so many words: whole sentences where they fill half of them, else with dots behind the last one. */
export function cutWords(text: string, most: number): string {
  // The spaces within numbers hold these together.
  const plain = text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ')
  if (sizeOf(plain) <= most) return plain
  const sentences = plain.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡"“«])/u)
  let whole = ''
  for (const sentence of sentences) {
    const longer = whole ? `${whole} ${sentence}` : sentence
    if (sizeOf(longer) > most) break
    whole = longer
  }
  if (sizeOf(whole) >= most / 2) return whole
  const first = firstWords(plain, most)
  return first ? `${first}…` : shortened(plain, most * lettersOfWord - 1)
}

function firstWords(text: string, most: number): string {
  const taken: string[] = []
  for (const piece of text.split(' ')) {
    if (sizeOf([...taken, piece].join(' ')) > most) break
    taken.push(piece)
  }
  return taken.join(' ').replace(/[\s.,;:–—-]+$/, '')
}

/** As many lines as the words of a box allow; what is left out is counted in a last line. */
export function fitted(
  lines: readonly CanvasLine[],
  more: (count: number) => string,
  most: number = mostBoxWords,
): readonly CanvasLine[] {
  const short = lines.map((line) => ({
    ...line,
    text: cutWords(line.text, most),
    ...(line.note ? { note: shortened(line.note.trim(), longestNote) } : {}),
  }))
  const whole = taken(short, most)
  if (whole.length === short.length) return whole
  const some = taken(short, most - sizeOf(more(short.length)))
  const left = short.length - some.length
  return left > 0 ? [...some, { look: 'text', text: more(left) }] : some
}

function taken(lines: readonly CanvasLine[], most: number): readonly CanvasLine[] {
  const found: CanvasLine[] = []
  let room = most
  for (const line of lines) {
    const own = sizeOfLine(line)
    if (own <= room) found.push(line)
    else {
      const forText = room - sizeOf(line.note ?? '')
      if (forText < fewestWords || line.look === 'figure' || line.look === 'chip') break
      found.push({ ...line, text: cutWords(line.text, forText) })
    }
    room -= own
    if (room <= 0) break
  }
  return found
}

export const wordsOfBox = (lines: readonly CanvasLine[]): number =>
  lines.reduce((sum, line) => sum + wordCount(line.text) + wordCount(line.note ?? ''), 0)

/** How much of the room of a box lines take, in words. */
export const roomOf = (lines: readonly CanvasLine[]): number =>
  lines.reduce((sum, line) => sum + sizeOfLine(line), 0)
