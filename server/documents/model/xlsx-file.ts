import { strToU8, zipSync } from 'fflate'
import { columnName, sheetPrefix } from '#domain/finance/workbook/formula.ts'
import type { Workbook } from '#domain/finance/workbook/sheet.ts'
import { workbookWords } from '#domain/finance/workbook/words.ts'
import { declaration } from '#server/documents/xml.ts'
import { cellText } from './cell-text.ts'
import { sheetXml } from './sheet-xml.ts'
import { stylesXml } from './styles.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
// ZIP files hold no earlier day; the same plan makes the same file.
const noDay = new Date(1980, 0, 1, 12)

/** The workbook as a spreadsheet file: formulas, and beside each what it comes to, for programs that do not calculate. */
export function xlsxFile(workbook: Workbook): Uint8Array {
  const texts = new Map<string, number>()
  const textNumber = (text: string) => {
    const known = texts.get(text) ?? texts.size
    texts.set(text, known)
    return known
  }
  const words = workbookWords[workbook.locale]
  const sheets = workbook.sheets.map((sheet, index) =>
    sheetXml(sheet, { words, textNumber, isFirst: index === 0 }),
  )
  const files = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      ['rId1', `${office}/officeDocument`, 'xl/workbook.xml'],
      ['rId2', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': coreXml(workbook.title),
    'xl/workbook.xml': workbookXml(workbook),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map(
        (_, at) => [`rId${at + 1}`, `${office}/worksheet`, `worksheets/sheet${at + 1}.xml`] as const,
      ),
      ['rIdStyles', `${office}/styles`, 'styles.xml'],
      ['rIdTexts', `${office}/sharedStrings`, 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': stylesXml(workbook.locale),
    'xl/sharedStrings.xml': textsXml([...texts.keys()]),
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  }
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: noDay })
}

function contentTypes(sheets: number): string {
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`
  const all = [
    part('xl/workbook.xml', `${types}.sheet.main+xml`),
    ...Array.from({ length: sheets }, (_, at) =>
      part(`xl/worksheets/sheet${at + 1}.xml`, `${types}.worksheet+xml`),
    ),
    part('xl/styles.xml', `${types}.styles+xml`),
    part('xl/sharedStrings.xml', `${types}.sharedStrings+xml`),
    part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
  ]
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${all.join('')}</Types>`
}

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const coreXml = (title: string) =>
  `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${cellText(title)}</dc:title><dc:creator>Germina</dc:creator></cp:coreProperties>`

function workbookXml({ sheets, names }: Workbook): string {
  const own = sheets.map(
    ({ name }, at) => `<sheet name="${cellText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const named = names.map(
    ({ name, sheet, address }) =>
      `<definedName name="${cellText(name)}">${cellText(sheetPrefix(sheet))}${address.replace(/([A-Z]+)(\d+)/, '$$$1$$$2')}</definedName>`,
  )
  const printed = sheets.flatMap(({ name, printed }, at) =>
    printed === undefined
      ? []
      : `<definedName name="_xlnm.Print_Area" localSheetId="${at}">${cellText(sheetPrefix(name))}$A:$${columnName(printed - 1)}</definedName>`,
  )
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="12000" tabRatio="850"/></bookViews><sheets>${own.join('')}</sheets><definedNames>${printed.join('')}${named.join('')}</definedNames><calcPr calcId="191029"/></workbook>`
}

const textsXml = (texts: readonly string[]) =>
  `${declaration}<sst xmlns="${main}" uniqueCount="${texts.length}">${texts
    .map((text) => `<si><t xml:space="preserve">${cellText(text)}</t></si>`)
    .join('')}</sst>`
