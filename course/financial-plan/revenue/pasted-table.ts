import { sumOf } from '#domain/finance/numbers.ts'

type Line = readonly string[]

/** A copied table without what is no month of an offering. */
export type Months = {
  readonly lines: readonly Line[]
  /** Names over or beside the numbers were left out. */
  readonly hasHeads: boolean
  /** So were columns or lines of other things. */
  readonly hasOthers: boolean
}

const year = 12

/** Names of months and offerings, prices and totals come along when a whole table is copied. */
export function monthsIn(whole: readonly Line[], read: (text: string) => number | undefined): Months {
  const [top = [], ...below] = whole
  const heads = below.length > 0 && isHead(top) ? top : null
  const named = heads ? below : whole
  const own = named.length > 1 ? named.filter(([name = '']) => !isTotal(name)) : named
  const columns = heads && heads.filter(isMonth).length > 1 ? periodColumns(heads) : columnsOf(own)
  const lines = own.map((line) =>
    columns.filter((column) => column < line.length).map((column) => line[column] ?? ''),
  )
  const widest = widthOf(own)
  const isNamed = !columns.includes(0) && isHead(own.map(([name = '']) => name))
  const without = withoutSum(lines, read)
  return {
    lines: without,
    hasHeads: heads !== null || isNamed,
    hasOthers: own.length < named.length || without !== lines || widest - columns.length > (isNamed ? 1 : 0),
  }
}

// However many there are: a whole sheet may be on the clipboard.
const widthOf = (lines: readonly Line[]) => lines.reduce((widest, { length }) => Math.max(widest, length), 0)

const isWord = (text: string) => (/\p{L}/u.test(text) && !/^\d/.test(text)) || isDate.test(text)
const isDate = /^\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?$/
const isYear = (text: string) => /^20\d\d$/.test(text)

const isHead = (texts: Line) =>
  texts.some(isWord) && texts.every((text) => text === '' || isWord(text) || isYear(text))

const isTotal = (text: string) =>
  /^(?:(?:grand |sub)?total(?:es| general)?|sum|suma|(?:year|año)\s*1)[:.]?$/i.test(text)

const monthNames = (['en', 'es'] as const).flatMap((locale) => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2027, month)).toLowerCase())
})

/** "Jan", "enero", "Mar-27", "Sept.", "2027-03". */
function isMonth(text: string): boolean {
  const [word = ''] = /^\p{L}*/u.exec(text.toLowerCase()) ?? []
  return isDate.test(text) || (word.length > 2 && monthNames.some((name) => name.startsWith(word)))
}

/** The months, and the years behind them. */
function periodColumns(heads: Line): number[] {
  const last = heads.findLastIndex(isMonth)
  return heads.flatMap((head, column) =>
    isMonth(head) || (column > last && head !== '' && !isTotal(head)) ? [column] : [],
  )
}

/** All of them but the names of the lines; one word alone is no name. */
function columnsOf(lines: readonly Line[]): number[] {
  const widest = widthOf(lines)
  const isWide = lines.every(({ length }) => length > 1)
  const rest = lines.some((line) => line.slice(1).some((text) => /^\d/.test(text)))
  const hasNames = isWide && rest && isHead(lines.map(([first = '']) => first))
  return Array.from({ length: widest }, (_, column) => column).slice(hasNames ? 1 : 0)
}

/** Twelve months and what they make together, with or without the years behind: it is no number of year 2. */
function withoutSum(lines: readonly Line[], read: (text: string) => number | undefined): readonly Line[] {
  const isSummed = (line: Line) => {
    const [months, sum] = [line.slice(0, year).map((text) => read(text) ?? 0), read(line[year] ?? '')]
    const isLong = line.length === year + 1 || line.length === year + 3
    return isLong && Math.abs((sum ?? Number.NaN) - sumOf(months, (one) => one)) < 0.005
  }
  return lines.every(isSummed) ? lines.map((line) => line.toSpliced(year, 1)) : lines
}
