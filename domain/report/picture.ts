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

/** One line of what a picture says; deeper lines belong to the last one above them that is less deep. */
export type TwinLine = { readonly depth: number; readonly text: string }

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
// The widths of letters differ; this is a careful mean of the sans-serif faces we print with.
const letterWidth = 0.53

/** A text broken into lines that fit a width; a word longer than a line is cut. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(4, Math.floor(width / (size * letterWidth)))
  const lines: string[] = []
  let line = ''
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((each) => pieces(each, most))) {
    if (line && line.length + 1 + word.length > most) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return line ? [...lines, line] : lines
}

// By whole characters: half a picture sign is none.
function pieces(word: string, most: number): string[] {
  const letters = [...word]
  const found: string[] = []
  for (let start = 0; start < letters.length; start += most)
    found.push(letters.slice(start, start + most).join(''))
  return found
}
