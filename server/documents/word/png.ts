import { Resvg } from '@resvg/resvg-js'
import type { Picture } from '#domain/report/picture.ts'
import { svgOf } from '#domain/report/svg.ts'
import { pictureWithTexts } from '#server/documents/block-texts.ts'
import { fontFamily, fontFiles, inFont } from '#server/documents/fonts.ts'

const sharpness = 2
const mostPixels = 8_000_000

/** A picture as pixels, twice as fine as a screen shows it. */
export function pngOf(picture: Picture, scale: number): Buffer {
  const area = Math.max(1, picture.width * picture.height)
  const zoom = Math.min(sharpness * scale, Math.sqrt(mostPixels / area))
  const svg = svgOf(pictureWithTexts(picture, inFont), fontFamily)
  const drawn = new Resvg(svg, {
    background: '#ffffff',
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles), defaultFontFamily: fontFamily },
    // An address in a picture would be a fault of ours: nothing is fetched for it.
    logLevel: 'off',
  })
  return drawn.render().asPng()
}
