import { ImageRun } from 'docx'
import type { Picture } from '#domain/report/picture.ts'
import { pngOf } from './png.ts'

const pixels = (points: number) => Math.round((points * 96) / 72)

/** How much larger than it was drawn a picture is that is so many points wide. */
export const scaleFor = (picture: Picture, width: number) => pixels(width) / Math.max(1, picture.width)

/** A picture in a line, as large as is said in points; whoever cannot see it is told what it shows. */
export function image(
  picture: Picture,
  { width, height }: { readonly width: number; readonly height: number },
  png = pngOf(picture, scaleFor(picture, width)),
): ImageRun {
  const { label, twin = [] } = picture
  const told = twin.map(({ depth, text }) => `${'– '.repeat(depth)}${text}`)
  return new ImageRun({
    type: 'png',
    data: png,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: label, title: label, description: [label, ...told].join('\n') },
  })
}
