import { compare, number, over, words as quoted, range, sum, times, when } from './formula.ts'
import type { Frame } from './frame.ts'
import type { Lists } from './lists-sheet.ts'
import { lookup, sumWhere } from './lookups.ts'
import { type Writing, writing } from './sheet.ts'

const free = 3
const amount = { rule: { kind: 'amount' } } as const

export type CapitalCells = ReturnType<typeof capitalSheet>

/** What is bought and paid before opening, and what becomes of it. */
export function capitalSheet(frame: Frame, lists: Lists) {
  const { words } = frame
  const sheet = writing(words.sheets.capital)
  sheet.text(0, 0, words.sheets.capital, 'title')
  sheet.text(1, 0, words.about.capital, 'lead')
  const assets = assetsIn(sheet, 3, frame, lists)
  return { sheet, ...assets, ...preOperatingIn(sheet, assets.nextRow, frame, lists) }
}

function headsIn(sheet: Writing, row: number, titles: readonly string[]): void {
  for (const [column, title] of titles.entries()) sheet.text(row, column, title, 'head')
}

function assetsIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  sheet.text(top, 0, words.assets, 'heading')
  headsIn(sheet, top + 1, [words.assetClass, words.description, words.cost, words.life, words.perMonth])
  const { fixedAssets } = plan.financials
  const rows = Array.from({ length: fixedAssets.length + free }, (_, index) => {
    const one = fixedAssets[index]
    const row = top + 2 + index
    const at = `financials.fixedAssets.${index}`
    const kind = sheet.ask(
      row,
      0,
      one ? lists.assets.label(one.classification) : null,
      {
        ...{ rule: lists.assets.rule, format: 'text', ...(one && { input: `${at}.classification` }) },
      },
      '',
    )
    sheet.ask(row, 1, one?.description ?? null, { format: 'text' }, '')
    const cost = sheet.ask(row, 2, one?.cost ?? null, { ...amount, ...(one && { input: `${at}.cost` }) }, 0)
    const life = sheet.work(row, 3, lookup(kind, lists.assets.all, lists.assets.beside, number(0)), {
      format: 'whole',
    })
    const worn = when(compare(life, '=', number(0)), number(0), over(cost, times(life, number(12))))
    return { cost, perMonth: sheet.work(row, 4, worn) }
  })
  const row = top + 2 + rows.length
  sheet.text(row, 0, words.total, 'total')
  const costs = range(rows.map(({ cost }) => cost))
  return {
    fixedAssets: sheet.work(row, 2, sum(costs), { look: 'sum' }),
    depreciation: sheet.work(row, 4, sum(range(rows.map(({ perMonth }) => perMonth))), {
      ...{ look: 'sum', figure: 'depMonth' },
    }),
    nextRow: row + 2,
  }
}

function preOperatingIn(sheet: Writing, top: number, { plan, words }: Frame, lists: Lists) {
  sheet.text(top, 0, words.preOperating, 'heading')
  headsIn(sheet, top + 1, [words.operationClass, words.description, words.cost, words.treatment])
  const { preOperatingCapital } = plan.financials
  const rows = Array.from({ length: preOperatingCapital.length + free }, (_, index) => {
    const one = preOperatingCapital[index]
    const row = top + 2 + index
    const at = `financials.preOperatingCapital.${index}`
    const kind = sheet.ask(
      row,
      0,
      one ? lists.operations.label(one.operationClass) : null,
      {
        ...{ rule: lists.operations.rule, format: 'text', ...(one && { input: `${at}.operationClass` }) },
      },
      '',
    )
    sheet.ask(row, 1, one?.description ?? null, { format: 'text' }, '')
    const cost = sheet.ask(row, 2, one?.cost ?? null, { ...amount, ...(one && { input: `${at}.cost` }) }, 0)
    const found = lookup(kind, lists.operations.all, lists.operations.beside, quoted(''))
    return { cost, treatment: sheet.work(row, 3, found, { format: 'text' }) }
  })
  const row = top + 2 + rows.length
  const costs = range(rows.map(({ cost }) => cost))
  const of = range(rows.map(({ treatment }) => treatment))
  const [stays, reserve] = [quoted(words.treatments.stays), quoted(words.treatments.reserve)]
  const told = (at: number, label: string, formula: ReturnType<typeof sum>) => {
    sheet.text(row + at, 0, label, at === 3 ? 'total' : 'label')
    return sheet.work(row + at, 2, formula, { look: at === 3 ? 'sum' : 'plain' })
  }
  // What has no class counts as gone: that promises least.
  const gone = told(0, words.gone, sumWhere(costs, { of, isNot: stays }, { of, isNot: reserve }))
  const staying = told(1, words.treatments.stays, sumWhere(costs, { of, is: stays }))
  const kept = told(2, words.treatments.reserve, sumWhere(costs, { of, is: reserve }))
  const preOperating = told(3, words.total, sum(range([gone, staying, kept])))
  return { gone, staying, reserve: kept, preOperating }
}
