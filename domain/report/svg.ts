import { type Ink, lineHeight, type Picture, type Shape } from './picture.ts'

/** The colours of the light scheme, dark enough for paper. */
export const printedInks: Readonly<Record<Ink, string>> = {
  text: '#211e1a',
  muted: '#5f5950',
  line: '#bdb6a8',
  paper: '#ffffff',
  brand: '#3f7a34',
  'brand-soft': '#e2f0dd',
  good: '#326328',
  'good-soft': '#e2f0dd',
  warn: '#7a4d00',
  'warn-soft': '#fff5dc',
  bad: '#b3261e',
  'bad-soft': '#fdeeec',
  earth: '#8a6a48',
  'earth-soft': '#f5efe6',
  'series-1': '#2468b0',
  'series-1-soft': '#e9f2fb',
  'series-2': '#a8520a',
  'series-2-soft': '#fdf2e7',
  'series-3': '#7a3fbc',
  'series-3-soft': '#f5f0fb',
  'series-4': '#0e6f5d',
  'series-4-soft': '#e8f6f3',
  'series-5': '#a82f63',
  'series-5-soft': '#fdeef4',
  'series-6': '#6b5f00',
  'series-6-soft': '#f8f5dd',
}

/** A picture as an SVG file of its own: shapes and text, nothing that leads outside. */
export function svgOf({ width, height, label, shapes }: Picture, family: string): string {
  const size = `width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}"`
  const drawn = shapes.map((shape) => element(shape, family)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escaped(label)}</title>${drawn}</svg>`
}

function element(shape: Shape, family: string): string {
  switch (shape.kind) {
    case 'box':
      return `<rect ${numbers({ x: shape.x, y: shape.y, width: shape.width, height: shape.height, rx: shape.radius ?? 0 })}${paint(shape)}/>`
    case 'circle':
      return `<circle ${numbers({ cx: shape.x, cy: shape.y, r: shape.radius })}${paint(shape)}/>`
    case 'path':
      return `<path d="${escaped(shape.d)}"${paint(shape)} stroke-linecap="round" stroke-linejoin="round"/>`
    case 'text':
      return textElements(shape, family)
  }
}

function textElements(shape: Extract<Shape, { kind: 'text' }>, family: string): string {
  const style = `font-family="${escaped(family)}" font-size="${number(shape.size)}" font-weight="${shape.isBold ? 'bold' : 'normal'}"`
  const look = `${style} text-anchor="${shape.anchor ?? 'start'}" fill="${printedInks[shape.ink ?? 'text']}"`
  return shape.lines
    .map((line, index) => {
      const place = numbers({ x: shape.x, y: shape.y + index * shape.size * lineHeight })
      return `<text ${place} ${look}>${escaped(line)}</text>`
    })
    .join('')
}

type Painted = Exclude<Shape, { kind: 'text' }>

function paint({ fill, stroke, strokeWidth = 1, isDashed }: Painted): string {
  const inside = ` fill="${fill ? printedInks[fill] : 'none'}"`
  if (!stroke) return inside
  const dashes = isDashed ? ' stroke-dasharray="5 4"' : ''
  return `${inside} stroke="${printedInks[stroke]}" stroke-width="${number(strokeWidth)}"${dashes}`
}

const numbers = (named: Readonly<Record<string, number>>) =>
  Object.entries(named)
    .map(([name, value]) => `${name}="${number(value)}"`)
    .join(' ')

const number = (value: number) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : 0)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML has no way to write most control characters, nor halves of a pair.
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
