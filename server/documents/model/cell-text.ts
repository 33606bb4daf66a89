import { cutText } from '#domain/text.ts'
import { xmlText } from '#server/documents/xml.ts'

// A cell of a spreadsheet holds no more.
const longestCell = 32_767

/** A text as a spreadsheet can hold it. */
export const cellText = (text: string): string => xmlText(cutText(text, longestCell))
