import type { Balance } from '#domain/finance/balance.ts'
import type { BreakEven } from '#domain/finance/break-even.ts'
import { type Year, years } from '#domain/finance/periods.ts'
import { recordOf } from '#domain/finance/record-of.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import type { CapitalCells } from './capital-sheet.ts'
import type { CashCells } from './cash-sheet.ts'
import {
  absolute,
  both,
  type Cell,
  call,
  compare,
  type Formula,
  greatest,
  minus,
  number,
  over,
  plus,
  words as quoted,
  range,
  sum,
  times,
  type Value,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { FundingCells } from './funding-sheet.ts'
import { type IncomeCells, statementHead, statementTitle } from './income-sheet.ts'
import type { Inputs } from './inputs-sheet.ts'
import { lookup } from './lookups.ts'
import type { SoldOffering } from './offerings-sheet.ts'
import { type Format, type Look, type Writing, writing } from './sheet.ts'
import { type TimeRow, timeColumns } from './time.ts'

type Heads = TimeRow<number | string>

/** How much has to be sold in year 1 to cover its costs. Reads the lines before they are rounded. */
export function breakEvenSheet(
  frame: Frame,
  inputs: Inputs,
  sold: readonly SoldOffering[],
  { lines, units, isProfit }: CalculationCells,
  heads: Heads,
) {
  const { words, texts } = frame
  const sheet = writing(words.sheets.breakEven)
  statementTitle(sheet, words.sheets.breakEven, inputs)
  let row = statementHead
  const tell = (
    name: Exclude<keyof BreakEven, 'units' | 'isLossPerSale' | 'firstProfitPeriod'>,
    formula: Formula<number | string>,
    format: Format = 'amount',
    look: Look = 'plain',
  ) => {
    const [label, note] = texts.figures[name]
    sheet.text(row, 0, label, look === 'sum' ? 'total' : 'label')
    sheet.text(row, 2, note, 'note')
    const cell = sheet.work(row, 1, finite(formula, words.none), {
      look,
      format,
      figure: `breakEven.${name}`,
    })
    row += 1
    return cell
  }
  const y1 = (name: keyof typeof lines) => lines[name].y1
  const [sales, cogs, none] = [y1('sales'), y1('cogs'), quoted(words.none)]
  const isPossible = compare(sales, '>', cogs)
  const hasSales = compare(sales, '>', number(0))
  const fixed = tell(
    'fixedCosts',
    plus(y1('operatingExpenses'), y1('nonOperatingExpenses'), y1('depreciation'), y1('interest')),
  )
  const kept = over(minus(sales, cogs), sales)
  const ratio = tell('contributionRatio', when(hasSales, kept, none), 'units')
  const divided = (one: Formula<number>) => when(isPossible, over(one, asNumber(ratio)), none)
  const year = tell('breakEvenSalesYear', divided(fixed), 'amount', 'sum')
  tell('breakEvenSalesMonth', when(isPossible, over(asNumber(year), number(12)), none))
  const other = minus(fixed, y1('additionalMarket'), y1('additionalNonMarket'))
  tell('breakEvenSalesYearAfterAdditional', divided(greatest(number(0), other)))
  const room = times(over(minus(sales, asNumber(year)), sales), number(100))
  const margin = tell('safetyMarginPct', when(isPossible, room, none), 'ratio')
  sheet.text(row, 0, words.firstProfit)
  const all = <T extends Value>(line: TimeRow<T>) => range(timeColumns.map((period) => line[period]))
  const firstProfit = lookup(number(1), all(isProfit), all(heads), quoted(words.never))
  sheet.work(row, 1, firstProfit, { format: 'month' })
  sheet.text(row + 1, 0, words.reading)
  const missing = when(hasSales, quoted(words.lossPerSale), quoted(words.noSales))
  sheet.work(row + 1, 1, when(isPossible, quoted(words.reached), missing), { format: 'text' })
  row += 3
  sheet.text(row, 0, words.mix, 'heading')
  for (const [index, { name, id }] of sold.entries()) {
    sheet.work(row + 1 + index, 0, name, { look: 'label', format: 'text' })
    const share = over(times(asNumber(year), units[index]?.y1 ?? number(0)), sales)
    sheet.work(row + 1 + index, 1, finite(when(isPossible, share, none), words.none), {
      ...{ format: 'units', figure: `breakEven.units.${id}` },
    })
  }
  return { sheet, year, margin }
}

/** No value where it is so large that no number holds it. */
function finite({ value, ...formula }: Formula<number | string>, none: string) {
  const isNumber = typeof value === 'string' || Number.isFinite(value)
  return call('IFERROR', isNumber ? value : none, { ...formula, value }, quoted(none))
}

// A result that is a number wherever its formula asks for it.
const asNumber = (cell: Cell<number | string>): Formula<number> => ({
  ...cell,
  value: Number(cell.value) || 0,
})

function yearHeads(sheet: Writing, title: string, heads: Heads): void {
  sheet.text(statementHead, 0, title, 'head')
  for (const [index, year] of years.entries())
    sheet.work(statementHead, index + 1, heads[year], { look: 'head', format: 'text' })
}

const yearRow = <T extends Value>(
  sheet: Writing,
  row: number,
  label: readonly [string, string],
  valueIn: (year: Year) => Formula<T>,
  told: { readonly look?: Look; readonly format?: Format; readonly figure?: (year: Year) => string } = {},
) => {
  const { look = 'plain', format = 'amount', figure } = told
  sheet.text(row, 0, label[0], look === 'sum' ? 'total' : 'label')
  sheet.text(row, 4, label[1], 'note')
  return recordOf(years, (year, index) =>
    sheet.work(row, index + 1, valueIn(year), { look, format, ...(figure && { figure: figure(year) }) }),
  )
}

/** What the business owns at the end of each year, and whose money it is. */
export function balanceSheetOf(
  frame: Frame,
  inputs: Inputs,
  parts: { capital: CapitalCells; funding: FundingCells; income: IncomeCells; cash: CashCells },
  heads: Heads,
) {
  const { words, texts } = frame
  const { capital, funding, income, cash } = parts
  const sheet = writing(words.sheets.balance)
  statementTitle(sheet, words.sheets.balance, inputs)
  yearHeads(sheet, words.periodHead, heads)
  let row = statementHead
  const add = (
    name: keyof Balance,
    valueIn: (year: Year) => Formula<number>,
    look: 'plain' | 'sum' = 'plain',
  ) => {
    row += 1
    return yearRow(sheet, row, texts.figures[`balance.${name}`], valueIn, {
      ...{ look, figure: (year) => `balance.${year}.${name}` },
    })
  }
  const paidIn = minus(funding.funding, funding.borrowed)
  const until = (line: TimeRow, year: Year) =>
    sum(range(years.slice(0, years.indexOf(year) + 1).map((each) => line[each])))
  const bank = add('cash', (year) => cash.closing[year])
  const stock = add('stockAndDeposits', () => capital.staying)
  const things = add('netFixedAssets', (year) =>
    minus(capital.fixedAssets, until(income.shown.depreciation, year)),
  )
  const assets = add('totalAssets', (year) => plus(bank[year], stock[year], things[year]), 'sum')
  row += 1
  const loans = add('loans', (year) => minus(funding.borrowed, until(cash.principal, year)))
  const given = add('paidIn', () => paidIn)
  const retained = add('retained', (year) => until(income.shown.netProfit, year))
  const money = add('totalFunding', (year) => plus(loans[year], given[year], retained[year]), 'sum')
  row += 1
  const difference = yearRow(sheet, row + 1, [words.difference, ''], (year) =>
    minus(assets[year], money[year]),
  )
  return { sheet, difference, loans }
}

const mark = 75

/** How much of the revenue comes from people who buy. Reads the lines before they are rounded. */
export function shareSheet(frame: Frame, inputs: Inputs, { lines }: CalculationCells, heads: Heads) {
  const { words, texts } = frame
  const sheet = writing(words.sheets.share)
  statementTitle(sheet, words.sheets.share, inputs)
  yearHeads(sheet, words.periodHead, heads)
  let row = statementHead
  const again = (
    name: 'sales' | 'additionalMarket' | 'additionalNonMarket' | 'totalRevenue' | 'netProfit',
  ) => {
    row += 1
    return yearRow(sheet, row, texts.figures[name], (year) => lines[name][year], {
      look: name === 'totalRevenue' ? 'sum' : 'plain',
    })
  }
  const sales = again('sales')
  const market = again('additionalMarket')
  const given = again('additionalNonMarket')
  const revenue = again('totalRevenue')
  const profit = again('netProfit')
  const isNone = (year: Year) => compare(revenue[year], '=', number(0))
  const share = yearRow(
    ...([sheet, row + 2, texts.figures.marketShare] as const),
    (year) =>
      when(
        isNone(year),
        quoted(words.none),
        over(times(plus(sales[year], market[year]), number(100)), revenue[year]),
      ),
    { look: 'sum', format: 'ratio', figure: (year) => `marketShare.${year}` },
  )
  sheet.text(row + 3, 0, words.mark)
  sheet.fixed(row + 3, 1, mark, 'ratio')
  const { levels } = words
  yearRow(
    ...([sheet, row + 4, [words.level, '']] as const),
    (year) => {
      const own = asNumber(share[year])
      // With room for the noise of binary fractions: 75.00 % is not above 75 %.
      const size = times(number(1e-12), greatest(absolute(own), number(mark)))
      const isAbove = compare(minus(own, number(mark)), '>', size)
      const isAll = both(compare(given[year], '=', number(0)), compare(profit[year], '>=', number(0)))
      const above = when(isAll, quoted(levels.sustainable), quoted(levels.almost))
      const level = when(isAbove, above, quoted(levels.partly))
      return when(isNone(year), quoted(levels.none), level)
    },
    { look: 'sum', format: 'text', figure: (year) => `level.${year}` },
  )
  return { sheet, share }
}
