import { xmlFile } from '#server/documents/xml.ts'

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
