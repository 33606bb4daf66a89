import pdfmake, { type Content } from 'pdfmake'
import { fontFamily, fontFiles } from '#server/documents/fonts.ts'
import type { Definition } from './look.ts'
import { plainFont } from './plain-font.ts'

// Its types do not know it yet.
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Buffer): void }
}

// As the fonts call themselves: by another name, each word in a picture would open its font anew.
const fonts = {
  normal: 'Roboto-Regular',
  bold: 'Roboto-Medium',
  italics: 'Roboto-Italic',
  bolditalics: 'Roboto-MediumItalic',
} as const satisfies Record<keyof typeof fontFiles, string>

/** Pictures find only fonts that words outside them have opened: a page may have no bold word of its own. */
const opened: Content = { text: ' ', bold: true, absolutePosition: { x: 0, y: 0 } }

/** What was set, as a file: in our fonts, and with nothing else from the disk or the net. */
export async function writtenPdf({ info, defaultStyle, content, ...rest }: Definition): Promise<Buffer> {
  for (const [style, name] of Object.entries(fonts))
    pdfmake.virtualfs.writeFileSync(name, plainFont(fontFiles[style as keyof typeof fontFiles]))
  pdfmake.setFonts({ [fontFamily]: fonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  const file = pdfmake.createPdf({
    version: '1.7',
    info: { ...info, creator: 'Germina', producer: 'Germina' },
    displayTitle: true,
    defaultStyle: { font: fontFamily, ...defaultStyle },
    content: [opened, content],
    ...rest,
  })
  return file.getBuffer()
}
