import type { Content } from 'pdfmake'
import { textWidth } from '#server/documents/picture-frame.ts'
import { markedLayout } from './look.ts'

/** A line that has to be seen. */
export const marked = (text: string, ink: string, wash: string): Content => ({
  table: { widths: [textWidth - 28], body: [[{ text, color: ink, bold: true }]] },
  layout: markedLayout(ink, wash),
  margin: [0, 0, 0, 8],
})
