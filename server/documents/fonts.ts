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

// Colour signs are in no text font; they would be printed as empty boxes.
const pictureSigns =
  /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\ufe0f|[\u200d\ufe0f]/gu

export const withoutPictureSigns = (text: string) => text.replace(pictureSigns, '')
