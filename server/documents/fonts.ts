import { createRequire } from 'node:module'

const file = (name: string) =>
  createRequire(import.meta.url).resolve(`pdfmake/build/fonts/Roboto/Roboto-${name}.ttf`)

export const fontFamily = 'Roboto'

/** The files a document is set in; nothing else is read from the disk while it is made. */
export const fontFiles = {
  normal: file('Regular'),
  bold: file('Medium'),
  italics: file('Italic'),
  bolditalics: file('MediumItalic'),
}

// Signs that people like to write and the font does not know.
const likenesses: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '✓': '√',
  '✔': '√',
  '✗': '×',
  '✕': '×',
  '✖': '×',
  '▪': '•',
  '◦': '•',
  '\u202f': '\u00a0',
}
const likely = new RegExp(`[${Object.keys(likenesses).join('')}]`, 'gu')

// Colour signs are in no text font; they would be printed as empty boxes.
const pictureSigns =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\ufe0f|[\u200d\ufe0f]/gu

/** A text as the font can show it. */
export const inFont = (text: string) =>
  text
    .normalize('NFC')
    .replace(likely, (sign) => likenesses[sign] ?? sign)
    .replace(pictureSigns, '')
