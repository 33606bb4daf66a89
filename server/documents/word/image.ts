import { ImageRun } from 'docx'
import type { Picture } from '#domain/report/picture.ts'
import { pngOf } from './png.ts'

const pixels = (points: number) => Math.round((points * 96) / 72)

/** A picture in a line, as large as is said in points; whoever cannot see it is told what it shows. */
export function image(picture: Picture, width: number, height: number): ImageRun {
  const { label, twin = [] } = picture
  const told = twin.map(({ depth, text }) => `${'– '.repeat(depth)}${text}`)
  return new ImageRun({
    type: 'png',
    data: pngOf(picture, pixels(width) / Math.max(1, picture.width)),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: label, title: label, description: [label, ...told].join('\n') },
  })
}
