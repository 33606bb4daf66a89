import { type Drawn, type Ink, lineHeight, type Shape, wrapped } from './picture.ts'

/** Sizes are points when a picture of this width stands on a page of paper. */
export const pictureWidth = 500
/** More does not fit on a page, so that the words would become smaller. */
export const tallestPicture = 630
export const textSize = 9.5
export const captionSize = 9
const padding = 6
// Bold letters are wider.
const bold = 1.08

type Words = { readonly text: string; readonly caption?: string | undefined; readonly isBold?: boolean }
type Place = { readonly x: number; readonly y: number; readonly width: number }
type Look = Drawn & { readonly captionInk?: Ink; readonly radius?: number }

function linesOf({ text, caption, isBold }: Words, width: number) {
  const inner = width - 2 * padding
  return {
    caption: caption ? wrapped(caption, inner, captionSize * bold) : [],
    text: wrapped(text, inner, isBold ? textSize * bold : textSize),
  }
}

export function textBoxHeight(words: Words, width: number): number {
  const lines = linesOf(words, width)
  return 2 * padding + lineHeight * (lines.caption.length * captionSize + lines.text.length * textSize)
}

/** A box as high as its words, with a small caption over them. */
export function textBox(words: Words, { x, y, width }: Place, look: Look): Shape[] {
  const { captionInk = 'muted', radius = 5, ...drawn } = look
  const lines = linesOf(words, width)
  const underCaption = y + padding + lines.caption.length * captionSize * lineHeight
  const box: Shape = { kind: 'box', x, y, width, height: textBoxHeight(words, width), radius, ...drawn }
  const caption: Shape = {
    kind: 'text',
    x: x + padding,
    y: y + padding + captionSize,
    lines: lines.caption,
    size: captionSize,
    ink: captionInk,
    isBold: true,
  }
  const text: Shape = {
    kind: 'text',
    x: x + padding,
    y: underCaption + textSize,
    lines: lines.text,
    size: textSize,
    ...(words.isBold ? { isBold: true } : {}),
  }
  return [box, ...(lines.caption.length > 0 ? [caption] : []), ...(lines.text.length > 0 ? [text] : [])]
}
