import { planCurrency } from '#course/contract/plan-currency.ts'
import type { RoomReport } from '#course/contract/report.ts'
import { statementBlock } from '#course/financial-plan/shared/statement-block.ts'
import { balanceRows, cashRows, hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { moneyText } from '#domain/money-text.ts'
import { cashPicture } from './cash-picture.ts'
import { tightestOf } from './tightest.ts'
import { words } from './words.ts'

/** The curve of the cash with its lowest point, the years, and what there is at their end. */
export const report: RoomReport = (data, locale, told) => {
  const text = words[locale]
  const figures = shownFigures(data)
  if (!hasNumbers(figures)) return told.facts('comment')
  const { at, cash, below } = tightestOf(figures)
  const said = [
    below === 'm0'
      ? text.negativeStartRead
      : below
        ? text.cashNegativeRead.replace('{period}', periodName(below, data, locale, 'sentence'))
        : '',
    (at === 'm0' ? text.tightestStart : text.tightest)
      .replace('{period}', periodName(at, data, locale, 'sentence'))
      .replace('{amount}', moneyText(cash, locale, planCurrency(data))),
  ]
  return [
    { kind: 'text', text: said.filter(Boolean).join(' '), tone: 'lead' },
    { kind: 'picture', picture: cashPicture(figures, { data, locale }) },
    { kind: 'heading', text: text.statement },
    statementBlock(cashRows(figures, locale), data, locale),
    { kind: 'heading', text: text.balance },
    statementBlock(balanceRows(figures, locale), data, locale),
    ...told.facts('comment'),
  ]
}
