import type { Balance } from '#domain/finance/balance.ts'
import { type Year, years } from '#domain/finance/periods.ts'
import { recordOf } from '#domain/finance/record-of.ts'
import { asNumber, type Heads } from './break-even-sheet.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import type { CapitalCells } from './capital-sheet.ts'
import type { CashCells } from './cash-sheet.ts'
import {
  absolute,
  both,
  type Cell,
  compare,
  type Formula,
  greatest,
  minus,
  number,
  over,
  plus,
  words as quoted,
  range,
  round,
  sum,
  times,
  type Value,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { FundingCells } from './funding-sheet.ts'
import type { IncomeCells } from './income-sheet.ts'
import type { Inputs } from './inputs-sheet.ts'
import type { Format, Look, Writing } from './sheet.ts'
import { statementHead, statementSheet } from './statement-sheet.ts'
import type { TimeRow } from './time.ts'

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
  parts: {
    capital: CapitalCells
    funding: FundingCells
    income: IncomeCells
    cash: CashCells
    decimals: Cell<number>
  },
  heads: Heads,
) {
  const { words, texts } = frame
  const { capital, funding, income, cash, decimals } = parts
  const sheet = statementSheet(words.sheets.balance, inputs)
  yearHeads(sheet, words.periodHead, heads)
  let row = statementHead
  const add = (
    name: keyof Balance,
    valueIn: (year: Year) => Formula<number>,
    look: 'plain' | 'sum' = 'plain',
  ) => {
    row += 1
    const clean = (year: Year) => round(valueIn(year), decimals)
    return yearRow(sheet, row, texts.figures[`balance.${name}`], clean, {
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
    round(minus(assets[year], money[year]), decimals),
  )
  return { sheet, difference, loans }
}

const mark = 75

/** How much of the revenue comes from people who buy. Reads the lines before they are rounded. */
export function shareSheet(frame: Frame, inputs: Inputs, { lines }: CalculationCells, heads: Heads) {
  const { words, texts } = frame
  const sheet = statementSheet(words.sheets.share, inputs)
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
  const [shareName, shareNote] = texts.figures.marketShare
  const share = yearRow(
    ...([sheet, row + 2, [`${shareName}, %`, shareNote]] as const),
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
