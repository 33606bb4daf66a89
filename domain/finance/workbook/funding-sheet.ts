import type { Start } from '#domain/finance/start.ts'
import type { CapitalCells } from './capital-sheet.ts'
import {
  both,
  type Cell,
  compare,
  either,
  type Formula,
  greatest,
  minus,
  number,
  plus,
  range,
  round,
  sum,
  times,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { Inputs } from './inputs-sheet.ts'
import { type ListRow, listRows } from './list-rows.ts'
import type { Lists } from './lists-sheet.ts'
import { lookup, payment } from './lookups.ts'
import { titledSheet, type Writing } from './sheet.ts'

const free = 2

export type Source = {
  readonly type: Cell<string>
  readonly interestRate: Cell<number>
  readonly years: Cell<number>
  readonly counted: Cell<number>
  /** What of it has to be paid back. */
  readonly borrowed: Cell<number>
  readonly count: Cell<number>
  readonly payment: Cell<number>
}
export type FundingCells = ReturnType<typeof fundingSheet>

/** Where the money comes from, what loans cost, and what is there on opening day. */
export function fundingSheet(frame: Frame, inputs: Inputs, lists: Lists, capital: CapitalCells) {
  const { plan, words } = frame
  const sheet = titledSheet(words.sheets.funding, words.about.funding)
  const { rows: sources, nextRow: row } = listRows(
    sheet,
    3,
    {
      heading: words.sources,
      titles: [
        ...[words.type, words.status, words.amount, words.interestRate, words.years],
        ...[words.counted, words.borrowed, words.payments, words.payment, words.totalInterest],
      ],
      ...{ path: 'financials.fundingSources', all: plan.financials.fundingSources, free },
    },
    (asked) => sourceIn(sheet, asked, inputs, lists),
  )
  sheet.text(row, 0, words.total, 'total')
  const funding = sheet.work(row, 5, sum(range(sources.map(({ counted }) => counted))), { look: 'sum' })
  const borrowed = sheet.work(row, 6, sum(range(sources.map((one) => one.borrowed))), { look: 'sum' })
  return { sheet, sources, funding, borrowed, ...startIn(sheet, row + 2, frame, capital, funding) }
}

function sourceIn(
  sheet: Writing,
  { row, choice, amount, ratio }: ListRow,
  inputs: Inputs,
  lists: Lists,
): Source {
  const type = choice(0, 'type', lists.funding)
  const status = choice(1, 'status', lists.statuses)
  const asked = amount(2, 'amount')
  const interestRate = ratio(3, 'interestRate', 'percent')
  const years = ratio(4, 'years', 'number')
  const zero = number(0)
  const isThere = either(inputs.isAllMoney, compare(status, '=', lists.statuses.of('have it')))
  const counted = sheet.work(row, 5, when(isThere, asked, zero))
  const isLoan = both(
    compare(lookup(type, lists.funding.all, lists.funding.beside, zero), '=', number(1)),
    compare(years, '>', zero),
  )
  const borrowed = sheet.work(row, 6, when(isLoan, counted, zero))
  const count = sheet.work(
    row,
    7,
    when(isLoan, greatest(number(1), round(times(years, number(12)), zero)), zero),
    { format: 'whole' },
  )
  const terms = { amount: borrowed, interestRate, years, count }
  const each = sheet.work(row, 8, when(compare(count, '=', zero), zero, payment(terms)))
  sheet.work(row, 9, minus(times(each, count), borrowed))
  return { type, interestRate, years, counted, borrowed, count, payment: each }
}

/** What is needed, what there is, and what is left in the bank on opening day. */
function startIn(
  sheet: Writing,
  top: number,
  { words, texts }: Frame,
  capital: CapitalCells,
  funding: Cell<number>,
) {
  sheet.text(top, 0, words.startUp, 'heading')
  let row = top
  const tell = (name: keyof Start, formula: Formula<number>, look: 'plain' | 'sum' = 'plain') => {
    row += 1
    const [label, about] = texts.figures[`start.${name}`]
    sheet.text(row, 0, label, look === 'sum' ? 'total' : 'label')
    sheet.text(row, 6, about, 'note')
    return sheet.work(row, 5, formula, { look, figure: `start.${name}` })
  }
  const fixedAssets = tell('fixedAssets', capital.fixedAssets)
  const preOperating = tell('preOperating', capital.preOperating)
  const need = tell('need', plus(fixedAssets, preOperating), 'sum')
  const found = tell('funding', funding)
  const gap = tell('gap', minus(need, found), 'sum')
  const reserve = tell('reserve', capital.reserve)
  const openingCash = tell('openingCash', minus(found, fixedAssets, capital.gone, capital.staying), 'sum')
  return { start: { fixedAssets, preOperating, need, funding: found, gap, reserve, openingCash } }
}
