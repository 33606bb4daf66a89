import { wrapped } from '#domain/report/picture.ts'

/** A slide in points, 16:9. */
export const slide = { width: 960, height: 540 }

export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const frames = {
  edge: { x: 0, y: 0, width: 16, height: slide.height },
  title: { x: 64, y: 36, width: 832, height: 38 },
  /** All the room under the title. */
  whole: { x: 64, y: 96, width: 832, height: 384 },
  left: { x: 64, y: 96, width: 400, height: 384 },
  /** With room for a caption. */
  right: { x: 500, y: 96, width: 396, height: 350 },
  foot: { x: 64, y: 500, width: 640, height: 22 },
  number: { x: 796, y: 500, width: 100, height: 22 },
  project: { x: 96, y: 130, width: 768, height: 120 },
  tagline: { x: 96, y: 262, width: 768, height: 120 },
  by: { x: 96, y: 420, width: 768, height: 50 },
} as const satisfies Readonly<Record<string, Frame>>

export const lineSpacing = 1.25
const sizes = [44, 40, 36, 30, 27, 24, 21, 18, 16, 14, 12]

/** How high a text is at a size. */
export const heightOf = (text: string, width: number, size: number): number =>
  wrapped(text, width - 8, size * 1.04).length * size * lineSpacing

/** The largest letters in which a text fits a frame. */
export function sizeFor(text: string, { width, height }: Frame, largest = 34): number {
  const fits = (size: number) => heightOf(text, width, size) <= height
  return sizes.filter((size) => size <= largest).find(fits) ?? 12
}

/** How large a title is written, on the cover and above a card. */
export const titleSize = (title: string, isCover: boolean): number =>
  isCover ? sizeFor(title, frames.project, 44) : sizeFor(title, frames.title, 22)

/** In the middle of a frame, as large as it can be. */
export function pictureFrame(
  picture: { readonly width: number; readonly height: number },
  { x, y, width, height }: Frame,
): Frame {
  const scale = Math.min(width / Math.max(1, picture.width), height / Math.max(1, picture.height))
  const [wide, high] = [picture.width * scale, picture.height * scale]
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}
