import { strFromU8, unzipSync } from 'fflate'

export type ReadCell = { readonly value: string; readonly isText: boolean; readonly isError: boolean }

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const plain = (xml: string) =>
  xml.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
  )

/** The values of a spreadsheet file by sheet and address, as the program that wrote it worked them out. */
export function readXlsx(file: Uint8Array): Map<string, ReadCell> {
  const parts = unzipSync(file)
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const texts = [...xml('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    plain([...si.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('')),
  )
  const names = [...xml('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) =>
    plain(name),
  )
  const cells = new Map<string, ReadCell>()
  for (const [index, sheet] of names.entries())
    for (const [, attributes = '', inner = ''] of xml(`xl/worksheets/sheet${index + 1}.xml`).matchAll(
      /<c ([^>]*[^/])>(.*?)<\/c>/gs,
    )) {
      const type = /\bt="(\w+)"/.exec(attributes)?.[1]
      const address = /\br="(\w+)"/.exec(attributes)?.[1]
      const value = plain(/<v[^>]*>(.*?)<\/v>/s.exec(inner)?.[1] ?? '')
      cells.set(`${sheet}!${address}`, {
        value: type === 's' ? (texts[Number(value)] ?? '') : value,
        isText: type === 's' || type === 'str' || type === 'inlineStr',
        isError: type === 'e',
      })
    }
  return cells
}
