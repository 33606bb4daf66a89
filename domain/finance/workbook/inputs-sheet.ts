import type { Column } from '#domain/finance/periods.ts'
import { firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import { call, compare, type Formula, number, words as quoted, when } from './formula.ts'
import type { Frame } from './frame.ts'
import type { Lists } from './lists-sheet.ts'
import { placeIn } from './lookups.ts'
import { type Format, type Rule, titledSheet } from './sheet.ts'

export type Inputs = ReturnType<typeof inputsSheet>

/** The switches and settings that everything else follows. */
export function inputsSheet({ plan, scenario, words, texts }: Frame, lists: Lists) {
  const sheet = titledSheet(
    words.sheets.inputs,
    words.made(texts.day, texts.currency),
    words.title(texts.project),
  )
  sheet.text(3, 0, words.settings, 'heading')
  let row = 4
  function ask<T extends string | number>(label: string, value: T | null, empty: T, asked: Asked) {
    sheet.text(row, 0, label)
    if (asked.note) sheet.text(row, 2, asked.note, 'note')
    const cell = sheet.ask(row, 1, value, asked, empty)
    row += 1
    return cell
  }
  const { settings } = plan
  const { names } = words
  const percent = (label: string, value: number, name: string, input: string, note: string) =>
    ask(label, value, 0, { rule: { kind: 'percent' }, format: 'ratio', name, input, note })
  const change = (label: string, value: number, name: string, input: string) =>
    ask(label, value, 0, { rule: { kind: 'change' }, format: 'ratio', name, input, note: words.growthNote })
  const chosen = ask(words.scenario, lists.scenarios.label(scenario), '', {
    ...{ rule: lists.scenarios.rule, format: 'text', name: names.scenario, input: 'scenario' },
  })
  const money = ask(words.money, words.moneys.all, '', {
    ...{ rule: lists.moneys.rule, format: 'text', name: names.money, input: 'money' },
  })
  const start = ask<number | string>(words.start, serialOf(texts.start), '', {
    ...{ rule: { kind: 'month' }, format: 'month', name: names.start, note: words.startNote },
  })
  ask(words.currency, texts.currency, '', { format: 'text' })
  return {
    sheet,
    chosen,
    money,
    start,
    taxRate: percent(words.taxRate, settings.taxRate, names.taxRate, 'settings.taxRate', words.taxNote),
    growth: [
      change(words.growth2, settings.expenseGrowth[0], names.growth2, 'settings.expenseGrowth.0'),
      change(words.growth3, settings.expenseGrowth[1], names.growth3, 'settings.expenseGrowth.1'),
    ] as const,
    continuity: [
      percent(
        ...([words.continuity2, settings.grantContinuity[0], names.continuity2] as const),
        ...(['settings.grantContinuity.0', words.continuityNote] as const),
      ),
      percent(
        ...([words.continuity3, settings.grantContinuity[1], names.continuity3] as const),
        ...(['settings.grantContinuity.1', words.continuityNote] as const),
      ),
    ] as const,
    /** Which of the scenarios, from 1. */
    scenarioNumber: placeIn(chosen, lists.scenarios.all),
    isAllMoney: compare(money, '=', lists.moneys.of('all')),
    nextRow: row + 1,
  }
}

type Asked = {
  readonly rule?: Rule
  readonly format: Format
  readonly name?: string
  readonly input?: string
  readonly note?: string
}

const day = 86_400_000
// Spreadsheets count days from here.
const dayZero = Date.UTC(1899, 11, 30)

/** The first day of a month such as "2027-02" as a spreadsheet counts days. */
export function serialOf(month: string | undefined): number | null {
  const time = Date.parse(`${month}-01T00:00:00Z`)
  return Number.isNaN(time) ? null : Math.round((time - dayZero) / day)
}

/** What stands over a column: the month, or its number while nobody has said when the plan starts. */
export function headOf(period: Column, start: Formula, { texts }: Frame): Formula<string | number> {
  const name = quoted(texts.periods(period))
  if (monthsIn(period) === 12) return name
  const later = firstMonthOf(period) - 1
  const value = typeof start.value === 'number' ? monthsLater(start.value, later) : 0
  return when(compare(start, '=', quoted('')), name, call('EDATE', value, start, number(later)))
}

function monthsLater(serial: number, months: number): number {
  const first = new Date(dayZero + serial * day)
  return Math.round((Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1) - dayZero) / day)
}
