import { planCurrency } from '#course/contract/plan-currency.ts'
import type { RoomReport } from '#course/contract/report.ts'
import { statementBlock } from '#course/financial-plan/shared/statement-block.ts'
import { hasNumbers, incomeRows } from '#course/financial-plan/shared/statements.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { moneyText } from '#domain/money-text.ts'
import { scenarios } from '#domain/options/finance.ts'
import type { Block } from '#domain/report/block.ts'
import { profitPicture } from './profit-picture.ts'
import { readingOf } from './reading.ts'
import { words } from './words.ts'

/** What the expected year says, its bars, and the years of all three scenarios. */
export const report: RoomReport = (data, locale, told) => {
  const text = words[locale]
  const expected = shownFigures(data)
  if (!hasNumbers(expected)) return told.facts('comment')
  const said = readingOf(expected).map(({ says, amount, period }) =>
    text[says]
      .replace('{amount}', amount ? moneyText(amount.value, locale, planCurrency(data)) : '')
      .replace('{period}', period ? periodName(period, data, locale, 'sentence') : ''),
  )
  return [
    { kind: 'text', text: said.join(' '), tone: 'lead' },
    { kind: 'heading', text: text.byMonth },
    { kind: 'picture', picture: profitPicture(expected, 'months', { data, locale }) },
    ...scenarios.flatMap(({ value }): Block[] => [
      { kind: 'heading', text: text.scenarioOf(text.scenarios[value]) },
      statementBlock(incomeRows(shownFigures(data, value), locale), data, locale),
    ]),
    ...told.facts('comment'),
  ]
}
