import type { LineName } from '#domain/finance/lines.ts'
import { type Column, monthsIn, yearOf } from '#domain/finance/periods.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import type { CapitalCells } from './capital-sheet.ts'
import {
  type Cell,
  call,
  compare,
  type Formula,
  greatest,
  least,
  minus,
  number,
  percent,
  plus,
  range,
  sum,
  times,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { FundingCells } from './funding-sheet.ts'
import { headOf, type Inputs } from './inputs-sheet.ts'
import type { LoanCells } from './loans-sheet.ts'
import type { SoldOffering } from './offerings-sheet.ts'
import type { RunningCells } from './running-sheet.ts'
import type { Writing } from './sheet.ts'
import { columnOf, monthsOf, type TimeRow, timeColumns, timeRow, yearly } from './time.ts'

export const headRow = 3

/** What stands over the columns of all sheets, said once. */
export function periodHeads(sheet: Writing, frame: Frame, inputs: Inputs): TimeRow<number | string> {
  const { words } = frame
  sheet.text(0, 0, words.sheets.calculation, 'title')
  sheet.text(1, 0, words.about.calculation, 'lead')
  return timeRow(sheet, headRow, words.periodHead, (period) => headOf(period, inputs.start, frame), {
    ...{ look: 'head', format: 'month' },
  })
}

export type CalculationCells = ReturnType<typeof calculationSheet>

export type Parts = {
  readonly inputs: Inputs
  readonly sold: readonly SoldOffering[]
  readonly capital: CapitalCells
  readonly funding: FundingCells
  readonly loans: LoanCells
  readonly running: RunningCells
}

/** Every line of the statements before it is rounded. */
export function calculationSheet(sheet: Writing, frame: Frame, parts: Parts) {
  const { words } = frame
  sheet.text(headRow + 2, 0, words.drivers, 'heading')
  const drivers = driversIn(sheet, headRow + 3, frame, parts.inputs)
  const soldRow = headRow + 7
  sheet.text(soldRow, 0, words.sold, 'heading')
  const sales = salesIn(sheet, soldRow + 1, frame, parts.sold)
  const linesRow = soldRow + 1 + 3 * (parts.sold.length + 1)
  sheet.text(linesRow, 0, words.lines, 'heading')
  const lines = linesIn(sheet, linesRow + 1, frame, parts, drivers, sales)
  const after = linesRow + 20
  const isProfit = timeRow(
    sheet,
    after,
    words.isProfit,
    (period) =>
      period === 'y1'
        ? number(0)
        : when(compare(lines.profitBeforeTax[period], '>=', number(0)), number(1), number(0)),
    { format: 'whole' },
  )
  return { ...sales, lines, isProfit, decimals: decimalsIn(sheet, after + 1, frame, parts, lines) }
}

type Drivers = ReturnType<typeof driversIn>

function driversIn(sheet: Writing, row: number, { words }: Frame, { growth, continuity }: Inputs) {
  const one = number(1)
  const grown = (rate: Cell<number>) => plus(one, percent(rate))
  const months = timeRow(sheet, row, words.months, (period) => number(monthsIn(period)), { format: 'whole' })
  const second = grown(growth[0])
  const growths = timeRow(
    sheet,
    row + 1,
    words.growth,
    (period) => ({ y1: one, y2: second, y3: times(second, grown(growth[1])) })[yearOf(period)],
    { format: 'units' },
  )
  const goesOn = timeRow(
    sheet,
    row + 2,
    words.continuity,
    (period) => ({ y1: one, y2: percent(continuity[0]), y3: percent(continuity[1]) })[yearOf(period)],
    { format: 'units' },
  )
  return { months, growth: growths, continuity: goesOn }
}

type Sales = ReturnType<typeof salesIn>

function salesIn(sheet: Writing, top: number, { words, texts }: Frame, sold: readonly SoldOffering[]) {
  const block = (
    at: number,
    title: string,
    figure: string,
    valueIn: (index: number, period: Period) => Formula<number>,
  ) => {
    const row = top + at * (sold.length + 1)
    sheet.text(row, 0, title, 'total')
    return sold.map(({ name, id }, index) =>
      timeRow(
        ...([sheet, row + 1 + index, name] as const),
        yearly(sheet, row + 1 + index, (period) => valueIn(index, period)),
        {
          format: at === 0 ? 'units' : 'amount',
          figure: (period) => (figure ? `${figure}.${period}.units.${id}` : undefined),
        },
      ),
    )
  }
  const units = block(0, words.unitsOf, 'exact', (index, period) => {
    const own = sold[index]
    return own ? times(own.forecasts[period], own.factor) : number(0)
  })
  const priced = (name: 'price' | 'cost') => (index: number, period: Period) => {
    const [own, count] = [sold[index], units[index]]
    return own && count ? times(count[period], own[name]) : number(0)
  }
  return {
    units,
    salesOf: block(1, texts.figures.sales[0], '', priced('price')),
    costOf: block(2, texts.figures.cogs[0], '', priced('cost')),
  }
}

type Lines = Readonly<Record<LineName, TimeRow>>

function linesIn(
  sheet: Writing,
  top: number,
  { texts, words }: Frame,
  parts: Parts,
  drivers: Drivers,
  sales: Sales,
): Lines {
  const { running, capital, loans, inputs } = parts
  const lines: Partial<Record<LineName, TimeRow>> = {}
  let row = top
  const add = (
    name: LineName,
    valueIn: (period: Period) => Formula<number>,
    look: 'plain' | 'sum' = 'plain',
  ) => {
    const line = timeRow(sheet, row, texts.figures[name][0], yearly(sheet, row, valueIn), {
      ...{ look, figure: (period: Column) => `exact.${period}.${name}` },
    })
    lines[name] = line
    row += 1
    return line
  }
  const loan = (totals: readonly Cell<number>[]) => (period: Period) =>
    totals[columnOf(period) - 1] ?? number(0)
  const all = (rows: readonly TimeRow[]) => (period: Period) => sum(range(rows.map((one) => one[period])))
  const { months, growth, continuity } = drivers
  const sold = add('sales', all(sales.salesOf))
  const market = add('additionalMarket', (p) => times(running.market, months[p]))
  const other = add('additionalNonMarket', (p) => times(running.nonMarket, months[p], continuity[p]))
  const revenue = add('totalRevenue', (p) => plus(sold[p], market[p], other[p]), 'sum')
  const cogs = add('cogs', all(sales.costOf))
  const gross = add('grossProfit', (p) => minus(revenue[p], cogs[p]), 'sum')
  const spent = add('operatingExpenses', (p) => times(running.operating, months[p], growth[p]))
  const before = add('preOperating', (p) => (p === 'm1' ? capital.gone : number(0)))
  const worn = add('depreciation', (p) => times(capital.depreciation, months[p]))
  const result = add('operatingResult', (p) => minus(gross[p], spent[p], before[p], worn[p]), 'sum')
  const beside = add('nonOperatingExpenses', (p) => times(running.nonOperating, months[p], growth[p]))
  const interest = add('interest', loan(loans.interest))
  const profit = add('profitBeforeTax', (p) => minus(result[p], beside[p], interest[p]), 'sum')
  const rate = percent(inputs.taxRate)
  const soFar = monthsSoFar(sheet, top + 17, words.running, profit)
  const tax = add('tax', (period) => times(rate, taxable(period, profit, soFar)))
  add('netProfit', (p) => minus(profit[p], tax[p]), 'sum')
  add('principal', loan(loans.principal))
  return lines as Lines
}

/** The running profit of year 1, which tax is set aside from. */
function monthsSoFar(sheet: Writing, row: number, label: string, profit: TimeRow): readonly Cell<number>[] {
  sheet.text(row, 0, label)
  return monthsOf(profit).map((_, index, all) =>
    sheet.work(row, index + 1, sum(range(all.slice(0, index + 1)))),
  )
}

function taxable(period: Period, profit: TimeRow, soFar: readonly Cell<number>[]): Formula<number> {
  const none = number(0)
  if (yearOf(period) !== 'y1') return greatest(none, profit[period])
  const index = columnOf(period) - 1
  const [after, before] = [soFar[index] ?? none, soFar[index - 1]]
  return before ? minus(greatest(none, after), greatest(none, before)) : greatest(none, after)
}

/** Cents, as long as their sums are exact in a number. */
function decimalsIn(
  sheet: Writing,
  row: number,
  { words }: Frame,
  { funding }: Parts,
  lines: Lines,
): Cell<number> {
  const all = range(Object.values(lines).flatMap((line) => timeColumns.map((period) => line[period])))
  const start = range(Object.values(funding.start))
  const none = number(0)
  sheet.text(row, 0, words.largest)
  const largest = sheet.work(
    ...([row, 1] as const),
    greatest(greatest(all), minus(none, least(all)), greatest(start), minus(none, least(start))),
  )
  sheet.text(row + 1, 0, words.decimals)
  sheet.text(row + 1, 2, words.decimalsNote, 'note')
  const digits = call('LOG10', Math.log10(Math.max(1, largest.value)), greatest(number(1), largest))
  const excess = call('ROUNDUP', Math.ceil(digits.value - 12), minus(digits, number(12)), none)
  return sheet.named(row + 1, 1, minus(number(2), greatest(none, excess)), words.names.decimals)
}
