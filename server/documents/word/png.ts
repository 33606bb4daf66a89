import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

/** So many are drawn before what they took is given back. */
const atOnce = 4

/**
 * Many pictures, one after the other. Their pixels lie where the collector does not count them, and would all stay until the
 * file is made: it is called in between.
 */
export async function pngsOf(
  pictures: readonly { readonly picture: Picture; readonly scale: number }[],
): Promise<ReadonlyMap<Picture, Buffer>> {
  const pngs = new Map<Picture, Buffer>()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  for (const [index, { picture, scale }] of pictures.entries()) {
    pngs.set(picture, pngOf(picture, scale))
    if (index % atOnce !== atOnce - 1) continue
    collect()
    await setImmediate()
  }
  return pngs
}
