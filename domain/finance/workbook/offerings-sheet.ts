import type { Offering } from '#domain/finance/finance-plan.ts'
import { recordOf } from '#domain/finance/record-of.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import {
  type Cell,
  call,
  type Formula,
  greatest,
  minus,
  number,
  over,
  percent,
  plus,
  range,
  sum,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { Inputs } from './inputs-sheet.ts'
import { titledSheet, type Writing } from './sheet.ts'
import { columnOf, type TimeRow, timeHeads } from './time.ts'

export type SoldOffering = {
  readonly id: string
  readonly name: Formula<string>
  readonly price: Cell<number>
  readonly cost: Cell<number>
  readonly left: Cell<number>
  readonly factor: Cell<number>
  readonly forecasts: Readonly<Record<Period, Cell<number>>>
}

const free = 2
const count = { rule: { kind: 'number' }, format: 'units' } as const
const rate = { rule: { kind: 'percent' }, format: 'ratio' } as const

/** Prices, what a unit costs, and how many are sold. */
export function offeringsSheet(frame: Frame, inputs: Inputs, heads: TimeRow<number | string>) {
  const { plan, words } = frame
  const sheet = titledSheet(words.sheets.offerings, words.about.offerings)
  const { offerings } = plan
  const forecastRow = 3 + offerings.length + 4
  const componentRow = forecastRow + offerings.length + 4
  const batches = batchesIn(sheet, componentRow, frame)
  sheet.text(3, 0, words.prices, 'heading')
  const titles = [
    ...[words.offering, words.price, words.batch, words.batchCost],
    ...[frame.texts.figures.unitCost[0], words.left, words.optimism, words.pessimism],
    frame.texts.figures.factor[0],
  ]
  for (const [column, title] of titles.entries()) sheet.text(4, column, title, 'head')
  sheet.text(forecastRow - 1, 0, words.forecasts, 'heading')
  timeHeads(sheet, forecastRow, words.offering, heads)
  const sold = offerings.map((offering, index): SoldOffering => {
    const row = 5 + index
    const at = `offerings.${index}`
    const name = sheet.ask(row, 0, offering.name || words.unnamed(index + 1), { format: 'text' }, '')
    const price = sheet.ask(row, 1, offering.price, { ...count, input: `${at}.price` }, 0)
    const batch = sheet.ask(row, 2, offering.unitPerBatch, { ...count, input: `${at}.unitPerBatch` }, 0)
    const { titleRow, cost: components } = batches[index] ?? { titleRow: row, cost: number(0) }
    sheet.work(titleRow, 0, nameAgain(name), { look: 'part', format: 'text' })
    const batchCost = sheet.work(row, 3, components)
    const cost = sheet.work(row, 4, over(batchCost, greatest(number(1), batch)), {
      ...{ format: 'units', figure: `unitCost.${offering._id}` },
    })
    const optimism = sheet.ask(row, 6, offering.optimism, { ...rate, input: `${at}.optimism` }, 0)
    const pessimism = sheet.ask(row, 7, offering.pessimism, { ...rate, input: `${at}.pessimism` }, 0)
    return {
      id: offering._id,
      name: nameAgain(name),
      ...{ price, cost, left: sheet.work(row, 5, minus(price, cost), { format: 'units' }) },
      factor: sheet.work(row, 8, factorIn(inputs, optimism, pessimism), { format: 'ratio' }),
      forecasts: forecastsIn(sheet, forecastRow + 1 + index, offering, nameAgain(name), at),
    }
  })
  return { sheet, sold }
}

// A reference to an empty cell reads 0; with nothing added to it, it stays a text.
const nameAgain = (cell: Cell<string>): Formula<string> => ({
  value: cell.value,
  rank: 1,
  text: (home) => `${cell.text(home)}&""`,
})

function factorIn({ scenarioNumber }: Inputs, optimism: Cell<number>, pessimism: Cell<number>) {
  const one = number(1)
  const better = plus(one, percent(optimism))
  const worse = greatest(number(0), minus(one, percent(pessimism)))
  const value = [one, better, worse][scenarioNumber.value - 1]?.value ?? 1
  return call('CHOOSE', value, scenarioNumber, one, better, worse)
}

function forecastsIn(sheet: Writing, row: number, offering: Offering, name: Formula<string>, at: string) {
  sheet.work(row, 0, name, { look: 'label', format: 'text' })
  const cells = recordOf(periods, (period) =>
    sheet.ask(
      row,
      columnOf(period),
      offering.forecasts[period],
      { ...count, input: `${at}.forecasts.${period}` },
      0,
    ),
  )
  sheet.work(row, columnOf('y1'), sum(range(periods.slice(0, 12).map((month) => cells[month]))), {
    format: 'units',
  })
  return cells
}

/** The components of each offering below its name, with free rows; gives the cost of a batch of each. */
function batchesIn(sheet: Writing, top: number, { plan, words }: Frame) {
  sheet.text(top - 1, 0, words.components, 'heading')
  sheet.text(top, 0, words.component, 'head')
  sheet.text(top, 1, words.cost, 'head')
  let titleRow = top + 1
  return plan.offerings.map(({ components }, index) => {
    const first = titleRow + 1
    const cells = Array.from({ length: components.length + free }, (_, at) => {
      const one = components[at]
      const input = { input: `offerings.${index}.components.${at}.cost` }
      sheet.ask(first + at, 0, one?.name ?? null, { format: 'text' }, '')
      return sheet.ask(first + at, 1, one?.cost ?? null, { ...count, ...(one && input) }, 0)
    })
    const batch = { titleRow, cost: sum(range(cells)) }
    titleRow = first + cells.length
    return batch
  })
}
