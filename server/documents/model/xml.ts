import { cutText } from '#domain/text.ts'

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

// A cell of a spreadsheet holds no more.
const longestCell = 32_767
// XML has no way to write these.
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML can hold it. */
export function escaped(text: string): string {
  const plain = cutText(text.replace(unwritable, ''), longestCell).toWellFormed()
  return plain.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
