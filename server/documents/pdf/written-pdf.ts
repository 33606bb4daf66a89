import pdfmake from 'pdfmake'
import { fontFamily, fontFiles } from '#server/documents/fonts.ts'
import type { Definition } from './look.ts'

const ownFiles: readonly string[] = Object.values(fontFiles)

/** What was set, as a file: in our fonts, and with nothing else from the disk or the net. */
export async function writtenPdf({ info, defaultStyle, ...definition }: Definition): Promise<Buffer> {
  pdfmake.setFonts({ [fontFamily]: fontFiles })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => ownFiles.includes(path))
  const file = pdfmake.createPdf({
    version: '1.7',
    info: { ...info, creator: 'Germina', producer: 'Germina' },
    displayTitle: true,
    defaultStyle: { font: fontFamily, ...defaultStyle },
    ...definition,
  })
  return file.getBuffer()
}
