import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const pictures = [
  { name: 'germina-192.png', size: 192, margin: 0 },
  { name: 'germina-512.png', size: 512, margin: 0 },
  // Systems cut maskable icons to a circle or a drop: the mark stays inside the safe zone.
  { name: 'germina-maskable-512.png', size: 512, margin: 56 },
  { name: 'apple-touch-icon.png', size: 180, margin: 12 },
]
const background = '#f1f8ee'

/** The icons of the installed application, drawn from the one SVG. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile(join(folder, 'germina.svg'))
  for (const { name, size, margin } of pictures) {
    const inner = size - 2 * margin
    const mark = sharp(svg, { density: 96 * (inner / 64) }).resize(inner, inner)
    const framed = margin
      ? mark
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
          .flatten({ background })
      : mark
    await framed.png({ palette: true }).toFile(join(folder, name))
  }
}
