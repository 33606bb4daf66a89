import { type Year, years } from '#domain/finance/periods.ts'
import type { CalculationCells } from './calculation-sheet.ts'
import type { CashCells } from './cash-sheet.ts'
import {
  absolute,
  type Cell,
  call,
  compare,
  type Formula,
  least,
  minus,
  number,
  over,
  plus,
  words as quoted,
  range,
  round,
  sum,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { FundingCells } from './funding-sheet.ts'
import type { IncomeCells } from './income-sheet.ts'
import type { Inputs } from './inputs-sheet.ts'
import type { Lists } from './lists-sheet.ts'
import type { LoanCells } from './loans-sheet.ts'
import type { SoldOffering } from './offerings-sheet.ts'
import { titledSheet } from './sheet.ts'
import { columnOf, monthsOf } from './time.ts'

type Parts = {
  readonly inputs: Inputs
  readonly lists: Lists
  readonly sold: readonly SoldOffering[]
  readonly funding: FundingCells
  readonly loans: LoanCells
  readonly calculation: CalculationCells
  readonly income: IncomeCells
  readonly cash: CashCells
  readonly balance: {
    readonly difference: Readonly<Record<Year, Cell<number>>>
    readonly loans: Readonly<Record<Year, Cell<number>>>
  }
}

/** Whether the sums hold, and what a reader of the plan would ask about. */
export function checksSheet({ words, texts }: Frame, parts: Parts) {
  const { inputs, lists, calculation, income, cash, balance } = parts
  const sheet = titledSheet(words.sheets.checks, words.about.checks)
  let row = 2
  const section = (title: string) => {
    sheet.text(row + 1, 0, title, 'heading')
    sheet.text(row + 1, 1, words.value, 'head')
    row += 1
  }
  const verdicts: Cell<string>[] = []
  const judge = (
    label: string,
    figure: Formula<number>,
    isFine: (cell: Cell<number>) => Formula<boolean>,
  ) => {
    row += 1
    sheet.text(row, 0, label)
    const cell = sheet.work(row, 1, figure)
    const verdict = when(isFine(cell), quoted(words.ok), quoted(words.wrong))
    verdicts.push(sheet.work(row, 2, verdict, { look: 'check', format: 'text' }))
  }
  // Half of the smallest amount that is shown.
  const half = over(
    number(0.5),
    call('POWER', 10 ** calculation.decimals.value, number(10), calculation.decimals),
  )
  // Without the noise of sums, which would read as -0.00.
  const clean = (figure: Formula<number>) => round(figure, calculation.decimals)
  const isNothing = (cell: Cell<number>) => compare(absolute(cell), '<', half)
  const isLess = (most: number) => (cell: Cell<number>) =>
    compare(absolute(cell), '<', plus(half, number(most)))
  const { check } = words

  section(words.arithmetic)
  for (const year of years) judge(check.balance(texts.periods(year)), balance.difference[year], isNothing)
  for (const year of years)
    judge(
      check.closing(texts.periods(year)),
      clean(minus(cash.opening[year], minus(number(0), cash.net[year]), cash.closing[year])),
      isNothing,
    )
  const { netProfit } = income.shown
  judge(check.months, clean(minus(netProfit.y1, sum(range(monthsOf(netProfit))))), isNothing)
  const exact = calculation.lines.netProfit
  const three = (line: typeof netProfit) => sum(range(years.map((year) => line[year])))
  judge(check.rounding, minus(three(netProfit), three(exact)), isLess(1))
  const owed = parts.loans.owed[columnOf('y3') - 1] ?? number(0)
  judge(check.loans, minus(balance.loans.y3, owed), isLess(0.01))
  const known = plus(counted(lists.scenarios, inputs.chosen), counted(lists.moneys, inputs.money))
  judge(check.scenario, minus(number(2), known), isNothing)
  const sums = verdicts.slice()

  row += 1
  section(words.attention)
  judge(check.gap, parts.funding.start.gap, (cell) => compare(cell, '<=', number(0)))
  judge(check.cash, cash.lowest, (cell) => compare(cell, '>=', number(0)))
  judge(check.margin, least(range(parts.sold.map(({ left }) => left))), (cell) =>
    compare(cell, '>=', number(0)),
  )

  const hold = sums.filter(({ value }) => value === words.ok).length
  const all = compare(call('COUNTIF', hold, range(sums), quoted(words.ok)), '=', number(sums.length))
  return { sheet, verdict: when(all, quoted(words.ok), quoted(words.wrong)) }
}

const counted = (list: Lists['scenarios'], sought: Cell<string>) =>
  call('COUNTIF', list.all.values.filter((one) => one === sought.value).length, list.all, sought)
