import { addressOf, columnName, sheetPrefix } from '#domain/finance/workbook/formula.ts'
import type { Look, Rule, Sheet, SheetCell } from '#domain/finance/workbook/sheet.ts'
import type { WorkbookWords } from '#domain/finance/workbook/words.ts'
import { declaration } from '#server/documents/xml.ts'
import { cellText } from './cell-text.ts'
import { styleOf } from './styles.ts'

const tabs = { input: 'FFE9B949', result: 'FF78B96A', other: 'FFBDB6A8' } as const

type Book = {
  readonly words: WorkbookWords
  /** The number of a text among all texts of the file. */
  readonly textNumber: (text: string) => number
  readonly isFirst: boolean
}

export function sheetXml(sheet: Sheet, { words, textNumber, isFirst }: Book): string {
  const rows = Map.groupBy(sheet.cells, ({ row }) => row)
  const inOrder = [...rows].sort(([one], [other]) => one - other)
  const data = inOrder.map(([row, cells]) => {
    const own = [...cells].sort((one, other) => one.column - other.column)
    const below = new Map(rows.get(row + 1)?.map((cell) => [cell.column, cell]))
    const drawn = own.map((cell) => cellXml(cell, styleAt(cell, below.get(cell.column)), textNumber))
    return `<row r="${row + 1}" ht="${heightOf(own, sheet)}" customHeight="1">${drawn.join('')}</row>`
  })
  return [
    `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    `<sheetPr><tabColor rgb="${tabs[sheet.tab]}"/><pageSetUpPr fitToPage="1"/></sheetPr>`,
    viewXml(sheet, isFirst),
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(sheet),
    `<sheetData>${data.join('')}</sheetData>`,
    verdictsXml(sheet, words),
    rulesXml(sheet, words),
    linksXml(sheet),
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.2" footer="0.2"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    '</worksheet>',
  ].join('')
}

/** The head of a column stands as what is below it: that of numbers at the right, that of words as far in as they are. */
function styleAt({ look, format }: SheetCell, below: SheetCell | undefined): number {
  if (look !== 'head' || format !== 'text' || !below) return styleOf(look, format)
  const isOverWords = below.format === 'text' && (below.look === 'input' || below.look === 'plain')
  return styleOf(isOverWords ? 'wordHead' : look, below.format)
}

const heights: Partial<Record<Look, number>> = { title: 27, heading: 21 }
const line = 15.5

/** Programs do not agree on how high a row has to be, so it is said: as high as its longest text needs. */
function heightOf(cells: readonly SheetCell[], { widths }: Sheet): number {
  const own = cells.map(({ look, column, content }) => {
    const width = (widths[column] ?? widths.at(-1) ?? 12) - 2
    const isBroken = (look === 'head' || look === 'text') && content.kind === 'text'
    return isBroken ? line * linesIn(content.text, width) : (heights[look] ?? line)
  })
  return Math.max(...own)
}

/** How many lines a text takes that is only broken between words, or within one that is wider than a line. */
function linesIn(text: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of text.split(' ')) {
    const isNext = used > 0 && used + 1 + length > width
    const end = isNext || used === 0 ? length : used + 1 + length
    const broken = Math.floor(Math.max(0, end - 1) / width)
    lines += Number(isNext) + broken
    used = end - broken * width
  }
  return lines
}

function cellXml(cell: SheetCell, style: number, textNumber: Book['textNumber']): string {
  const { content } = cell
  const at = `r="${addressOf(cell)}" s="${style}"`
  if (content.kind === 'blank') return `<c ${at}/>`
  if (content.kind === 'number') return `<c ${at}><v>${content.number}</v></c>`
  if (content.kind === 'text') return `<c ${at} t="s"><v>${textNumber(content.text)}</v></c>`
  const { formula, value } = content
  const written = `<f>${cellText(formula)}</f>`
  if (typeof value === 'number') return `<c ${at}>${written}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c ${at} t="b">${written}<v>${value ? 1 : 0}</v></c>`
  return `<c ${at} t="str">${written}<v>${cellText(value)}</v></c>`
}

function viewXml({ frozen: { rows, columns } }: Sheet, isFirst: boolean): string {
  const chosen = isFirst ? ' tabSelected="1"' : ''
  const pane =
    rows + columns === 0
      ? ''
      : `<pane${columns ? ` xSplit="${columns}"` : ''}${rows ? ` ySplit="${rows}"` : ''} topLeftCell="${columnName(columns)}${rows + 1}" activePane="${rows ? (columns ? 'bottomRight' : 'bottomLeft') : 'topRight'}" state="frozen"/>`
  return `<sheetViews><sheetView showGridLines="0"${chosen} workbookViewId="0">${pane}</sheetView></sheetViews>`
}

function columnsXml({ widths, cells }: Sheet): string {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0)
  const columns = Array.from({ length: last + 1 }, (_, at) => widths[at] ?? widths.at(-1) ?? 12)
  return `<cols>${columns.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`
}

/** Green and red, beside the words that say the same. */
function verdictsXml({ cells }: Sheet, { ok, wrong }: WorkbookWords): string {
  return cells
    .filter(({ look }) => look === 'check')
    .map((cell, index) => {
      const rule = (text: string, style: number) =>
        `<cfRule type="cellIs" dxfId="${style}" priority="${index * 2 + style + 1}" operator="equal"><formula>"${cellText(text)}"</formula></cfRule>`
      return `<conditionalFormatting sqref="${addressOf(cell)}">${rule(ok, 0)}${rule(wrong, 1)}</conditionalFormatting>`
    })
    .join('')
}

function rulesXml({ cells }: Sheet, { limits }: WorkbookWords): string {
  const ruled = cells.flatMap((cell) => (cell.rule ? [{ ...cell, rule: cell.rule }] : []))
  const groups = Map.groupBy(ruled, ({ rule }) => (rule.kind === 'list' ? rule.list : rule.kind))
  if (groups.size === 0) return ''
  const rules = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const places = group.map(addressOf).join(' ')
    const message = `showErrorMessage="1" error="${cellText(limits[first.rule.kind])}"`
    return `<dataValidation ${ruleXml(first.rule, addressOf(first), `allowBlank="1" ${message} sqref="${places}"`)}</dataValidation>`
  })
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

const lastDay = 109_574

function ruleXml(rule: Rule, first: string, rest: string): string {
  const between = (type: string, least: number, most: number) =>
    `type="${type}" operator="between" ${rest}><formula1>${least}</formula1><formula2>${most}</formula2>`
  if (rule.kind === 'list') return `type="list" ${rest}><formula1>${cellText(rule.list)}</formula1>`
  if (rule.kind === 'amount')
    return `type="custom" ${rest}><formula1>AND(ISNUMBER(${first}),${first}&gt;=0,ROUND(${first},2)=${first})</formula1>`
  if (rule.kind === 'percent') return between('decimal', 0, 100)
  if (rule.kind === 'change') return between('decimal', -100, 1000)
  if (rule.kind === 'month') return between('date', 1, lastDay)
  return between('decimal', 0, 1e12)
}

function linksXml({ cells }: Sheet): string {
  const links = cells.flatMap((cell) =>
    cell.link === undefined
      ? []
      : `<hyperlink ref="${addressOf(cell)}" location="${cellText(`${sheetPrefix(cell.link)}A1`)}"/>`,
  )
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`
}
