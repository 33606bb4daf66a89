import { colours } from '#server/documents/pdf/look.ts'
import { xmlFile } from '#server/documents/xml.ts'

/** Sans-serif; where it is not installed, programs take one that is like it. */
const typeface = 'Source Sans 3'
export const paper = '#ffffff'

export const hex = (colour: string) => colour.replace('#', '').toUpperCase()

const scheme: readonly (readonly [string, string])[] = [
  ['dk1', colours.ink],
  ['lt1', '#ffffff'],
  ['dk2', colours.leafInk],
  ['lt2', colours.leafWash],
  ['accent1', colours.leaf],
  ['accent2', '#2468b0'],
  ['accent3', '#a8520a'],
  ['accent4', '#7a3fbc'],
  ['accent5', '#0e6f5d'],
  ['accent6', '#a82f63'],
  ['hlink', colours.leafInk],
  ['folHlink', colours.voiceInk],
]

const colourScheme = scheme
  .map(([name, colour]) => `<a:${name}><a:srgbClr val="${hex(colour)}"/></a:${name}>`)
  .join('')
const font = `<a:latin typeface="${typeface}" pitchFamily="34" charset="0"/><a:ea typeface=""/><a:cs typeface=""/>`
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const line = `<a:ln w="9525">${fill}</a:ln>`
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'

export const themeFile = (name: string): string =>
  xmlFile(
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements>` +
      `<a:clrScheme name="${name}">${colourScheme}</a:clrScheme>` +
      `<a:fontScheme name="${name}"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
      `<a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
      `<a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst>` +
      `<a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  )
