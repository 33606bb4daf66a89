import { rememberedWith } from '#domain/remembered.ts'
import { type Drawn, type Ink, lineHeight, type Shape, textAt, wrapped } from './picture.ts'

/** Sizes are points when a picture of this width stands on a page of paper. */
export const pictureWidth = 500
/** More does not fit on a page, so that the words would become smaller. */
export const tallestPicture = 630
export const textSize = 9.5
export const captionSize = 9
const padding = 6
// Bold letters are wider.
const bold = 1.08

export type BoxWords = {
  readonly text: string
  readonly caption?: string | undefined
  readonly isBold?: boolean
}
type Place = { readonly x: number; readonly y: number; readonly width: number }
export type BoxLook = Drawn & { readonly captionInk?: Ink; readonly radius?: number }

/** Broken once for the same words and width: a box is asked how high it is before it is drawn. */
const linesOf = rememberedWith(({ text, caption, isBold }: BoxWords, width: number) => {
  const inner = width - 2 * padding
  return {
    caption: caption ? wrapped(caption, inner, captionSize * bold) : [],
    text: wrapped(text, inner, isBold ? textSize * bold : textSize),
  }
})

export function textBoxHeight(words: BoxWords, width: number): number {
  const lines = linesOf(words, width)
  return 2 * padding + lineHeight * (lines.caption.length * captionSize + lines.text.length * textSize)
}

/** A box as high as its words, with a small caption over them. */
export function textBox(words: BoxWords, { x, y, width }: Place, look: BoxLook): Shape[] {
  const { captionInk = 'muted', radius = 5, ...drawn } = look
  const lines = linesOf(words, width)
  const underCaption = y + padding + lines.caption.length * captionSize * lineHeight
  const box: Shape = { kind: 'box', x, y, width, height: textBoxHeight(words, width), radius, ...drawn }
  const caption = textAt(x + padding, y + padding + captionSize, lines.caption, {
    size: captionSize,
    ink: captionInk,
    isBold: true,
  })
  const text = textAt(x + padding, underCaption + textSize, lines.text, {
    size: textSize,
    ...(words.isBold ? { isBold: true } : {}),
  })
  return [box, ...(lines.caption.length > 0 ? [caption] : []), ...(lines.text.length > 0 ? [text] : [])]
}
