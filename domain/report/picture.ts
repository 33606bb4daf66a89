import type { Figure } from '#domain/finance/explain/explanation.ts'
import { charactersOf } from '#domain/text.ts'

/** Colours that only tell things apart. */
export const seriesInks = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const

export type SeriesInk = (typeof seriesInks)[number]

/** Colours by meaning: the page takes them from the theme, a document prints them on white. */
export type Ink =
  | 'text'
  | 'muted'
  | 'line'
  | 'paper'
  | 'brand'
  | 'brand-soft'
  | 'good'
  | 'good-soft'
  | 'warn'
  | 'warn-soft'
  | 'bad'
  | 'bad-soft'
  | 'earth'
  | 'earth-soft'
  | SeriesInk
  | `${SeriesInk}-soft`

/** How a shape is painted. */
export type Drawn = {
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly strokeWidth?: number
  readonly isDashed?: boolean
}

export type Shape =
  | (Drawn & {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius?: number
    })
  | (Drawn & { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number })
  | (Drawn & { readonly kind: 'path'; readonly d: string })
  | {
      readonly kind: 'text'
      readonly x: number
      /** Baseline of the first line. */
      readonly y: number
      readonly lines: readonly string[]
      readonly size: number
      readonly ink?: Ink
      readonly isBold?: boolean
      readonly anchor?: 'start' | 'middle' | 'end'
    }

type TextLook = Omit<Extract<Shape, { kind: 'text' }>, 'kind' | 'x' | 'y' | 'lines'>

/** Words in a picture; y is the baseline of the first line. */
export const textAt = (x: number, y: number, lines: readonly string[], look: TextLook): Shape => ({
  kind: 'text',
  x,
  y,
  lines,
  ...look,
})

/** The same where lines pass behind: a piece of paper keeps them from the words. */
export function textOnPaper(x: number, y: number, lines: readonly string[], look: TextLook): Shape[] {
  const { size, isBold, anchor = 'start' } = look
  const width = Math.max(...lines.map((line) => textWidth(line, size))) * (isBold ? 1.08 : 1) + 4
  const left = { start: x - 2, middle: x - width / 2, end: x + 2 - width }[anchor]
  const height = lines.length * size * lineHeight
  return [{ kind: 'box', x: left, y: y - size, width, height, fill: 'paper' }, textAt(x, y, lines, look)]
}

/** One line of what a picture says; deeper lines belong to the last one above them that is less deep. */
export type TwinLine = {
  readonly depth: number
  readonly text: string
  /** The calculated number that it tells, where it tells one. */
  readonly figure?: Figure | undefined
}

/** A drawing as data, so that the same one stands on the page, in the PDF and in the Word file. */
export type Picture = {
  readonly width: number
  readonly height: number
  /** What somebody who cannot see it is told. */
  readonly label: string
  /** The same facts in words, where no other block says them. */
  readonly twin?: readonly TwinLine[]
  readonly shapes: readonly Shape[]
}

export const lineHeight = 1.35
// Widths of the letters of a common sans-serif face, as parts of the size; other faces we print with are narrower.
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\sijlI.,;:'’|!()[\]·•]/, 0.28],
  [/[frt"“”/-]/, 0.36],
  [/[mMW@%…—]/, 0.9],
  [/w/, 0.76],
  [/\p{Lu}/u, 0.68],
  [/[\u1100-\uffff]|[^\0-\uffff]/u, 1],
]
const common = 0.56

// Wrapping asks for the same few letters thousands of times.
const known = new Map<string, number>()

function letterWidth(letter: string): number {
  const before = known.get(letter)
  if (before !== undefined) return before
  const width = widths.find(([kind]) => kind.test(letter))?.[1] ?? common
  known.set(letter, width)
  return width
}

/** How wide a line is at a size. */
export function textWidth(line: string, size: number): number {
  let sum = 0
  for (const letter of line) sum += letterWidth(letter)
  return sum * size
}

/** A text broken into lines that fit a width; a word longer than a line is cut. */
export function wrapped(text: string, width: number, size: number): string[] {
  const fits = (line: string) => textWidth(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text
    .trim()
    // A number stays with its sign and its thousands.
    .split(/[^\S\u00a0\u202f]+/)
    .flatMap((each) => pieces(each, fits))) {
    if (line && !fits(`${line} ${word}`)) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}

// By whole characters: half a picture sign is none. However narrow the line, it holds one.
function pieces(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word]
  const found: string[] = []
  let piece = ''
  for (const { segment: letter } of charactersOf(word)) {
    if (piece && !fits(piece + letter)) {
      found.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...found, piece]
}
