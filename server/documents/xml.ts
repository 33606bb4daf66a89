export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

// XML has no way to write these.
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML holds it: nothing of it is markup. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A part of a file. */
export const xmlFile = (body: string): string => `${declaration}${body}`
