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

type Drawn = {
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

/** A drawing as data, so that the same one stands on the page, in the PDF and in the Word file. */
export type Picture = {
  readonly width: number
  readonly height: number
  /** What somebody who cannot see it is told. */
  readonly label: string
  readonly shapes: readonly Shape[]
}

export const lineHeight = 1.35
// The widths of letters differ; this is a careful mean of the sans-serif faces we print with.
const letterWidth = 0.56

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

function pieces(word: string, most: number): string[] {
  const found: string[] = []
  for (let start = 0; start < word.length; start += most) found.push(word.slice(start, start + most))
  return found
}
