const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as XML holds it: nothing of it is markup, and what XML cannot hold is a space. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

export const xmlFile = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`

export const officeNames =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a part of the file leads to: `rId1`, `rId2` … in the order given. */
export const relationsFile = (all: readonly (readonly [kind: string, target: string])[]): string =>
  xmlFile(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
      .map(
        ([kind, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${kind.includes('/') ? kind : `${kinds}/${kind}`}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )
