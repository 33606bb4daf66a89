import { compare, number, over, words as quoted, range, sum, times, when } from './formula.ts'
import type { Frame } from './frame.ts'
import { listRows } from './list-rows.ts'
import type { Lists } from './lists-sheet.ts'
import { lookup, sumWhere } from './lookups.ts'
import { titledSheet, type Writing } from './sheet.ts'

const free = 3

export type CapitalCells = ReturnType<typeof capitalSheet>

/** What is bought and paid before opening, and what becomes of it. */
export function capitalSheet(frame: Frame, lists: Lists) {
  const { words } = frame
  const sheet = titledSheet(words.sheets.capital, words.about.capital)
  const assets = assetsIn(sheet, 3, frame, lists)
  return { sheet, ...assets, ...preOperatingIn(sheet, assets.nextRow, frame, lists) }
}

function assetsIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  const { fixedAssets } = plan.financials
  const { rows, nextRow } = listRows(
    sheet,
    top,
    {
      heading: words.assets,
      titles: [words.assetClass, words.description, words.cost, words.life, words.perMonth],
      ...{ path: 'financials.fixedAssets', all: fixedAssets, free },
    },
    ({ row, choice, text, amount }) => {
      const kind = choice(0, 'classification', lists.assets)
      text(1, 'description')
      const cost = amount(2, 'cost')
      const life = sheet.work(row, 3, lookup(kind, lists.assets.all, lists.assets.beside, number(0)), {
        format: 'whole',
      })
      const worn = when(compare(life, '=', number(0)), number(0), over(cost, times(life, number(12))))
      return { cost, perMonth: sheet.work(row, 4, worn) }
    },
  )
  sheet.text(nextRow, 0, words.total, 'total')
  const costs = range(rows.map(({ cost }) => cost))
  return {
    fixedAssets: sheet.work(nextRow, 2, sum(costs), { look: 'sum' }),
    depreciation: sheet.work(nextRow, 4, sum(range(rows.map(({ perMonth }) => perMonth))), {
      ...{ look: 'sum', figure: 'depMonth' },
    }),
    nextRow: nextRow + 2,
  }
}

function preOperatingIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  const { preOperatingCapital } = plan.financials
  const { rows, nextRow } = listRows(
    sheet,
    top,
    {
      heading: words.preOperating,
      titles: [words.operationClass, words.description, words.cost, words.treatment],
      ...{ path: 'financials.preOperatingCapital', all: preOperatingCapital, free },
    },
    ({ row, choice, text, amount }) => {
      const kind = choice(0, 'operationClass', lists.operations)
      text(1, 'description')
      const cost = amount(2, 'cost')
      const found = lookup(kind, lists.operations.all, lists.operations.beside, quoted(''))
      return { cost, treatment: sheet.work(row, 3, found, { format: 'text' }) }
    },
  )
  const costs = range(rows.map(({ cost }) => cost))
  const of = range(rows.map(({ treatment }) => treatment))
  const [stays, reserve] = [quoted(words.treatments.stays), quoted(words.treatments.reserve)]
  const told = (at: number, label: string, formula: ReturnType<typeof sum>) => {
    sheet.text(nextRow + at, 0, label, at === 3 ? 'total' : 'label')
    return sheet.work(nextRow + at, 2, formula, { look: at === 3 ? 'sum' : 'plain' })
  }
  // What has no class counts as gone: that promises least.
  const gone = told(0, words.gone, sumWhere(costs, { of, isNot: stays }, { of, isNot: reserve }))
  const staying = told(1, words.treatments.stays, sumWhere(costs, { of, is: stays }))
  const kept = told(2, words.treatments.reserve, sumWhere(costs, { of, is: reserve }))
  const preOperating = told(3, words.total, sum(range([gone, staying, kept])))
  return { gone, staying, reserve: kept, preOperating }
}
