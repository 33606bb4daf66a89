import { planCurrency } from '#course/contract/plan-currency.ts'
import { breakEvenPicture } from '#course/financial-plan/break-even/break-even-picture.ts'
import { sharePicture } from '#course/financial-plan/break-even/share-picture.ts'
import { standingOf, unitsToSell } from '#course/financial-plan/break-even/standing.ts'
import { words as pointWords } from '#course/financial-plan/break-even/words.ts'
import { cashPicture } from '#course/financial-plan/cash-flow/cash-picture.ts'
import { tightestOf } from '#course/financial-plan/cash-flow/tightest.ts'
import { words as cashWords } from '#course/financial-plan/cash-flow/words.ts'
import { profitPicture } from '#course/financial-plan/income-statement/profit-picture.ts'
import { readingOf } from '#course/financial-plan/income-statement/reading.ts'
import { words as incomeWords } from '#course/financial-plan/income-statement/words.ts'
import { statementBlock } from '#course/financial-plan/shared/statement-block.ts'
import { balanceRows, cashRows, hasNumbers, incomeRows } from '#course/financial-plan/shared/statements.ts'
import { figuresOf, lead, pictures, type Telling, under } from '#course/plan-view/telling.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures as written } from '#domain/figures.ts'
import type { Column } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import { scenarios } from '#domain/options/finance.ts'
import { answer } from '#domain/plan/plan-data.ts'
import type { Block } from '#domain/report/block.ts'
import { resultWords } from './finance-words.ts'

/** Income, cash, break-even and market share: the pictures in the chosen scenario, the years in all three. */
export function shownResults(told: Telling): readonly Block[] {
  const shown = figuresOf(told)
  if (!hasNumbers(shown)) return []
  const text = resultWords[told.locale]
  return [
    ...under(text.income, income(told, shown)),
    ...under(text.cash, cash(told, shown)),
    ...under(text.point, point(told, shown)),
    ...under(text.share, share(told, shown)),
  ]
}

function income(told: Telling, shown: ShownFigures): readonly Block[] {
  const { plan: data, locale } = told
  const text = incomeWords[locale]
  const said = readingOf(shown).map(({ says, amount, period }) =>
    text[says].replace('{amount}', money(told, amount?.value ?? 0)).replace('{period}', inText(told, period)),
  )
  return [
    ...lead(said.join(' ')),
    ...pictures([profitPicture(shown, 'months', { data, locale })]),
    ...scenarios.flatMap(({ value }): Block[] => [
      { kind: 'heading', text: text.scenarioOf(text.scenarios[value]) },
      statementBlock(incomeRows(shownFigures(data, value), locale), data, locale),
    ]),
    ...comment(told, 'income-statement'),
  ]
}

function cash(told: Telling, shown: ShownFigures): readonly Block[] {
  const { plan: data, locale } = told
  const text = resultWords[locale]
  const { at, cash: least, below } = tightestOf(shown)
  const said = [
    below === 'm0' ? text.negativeStart : below ? text.negative(inText(told, below)) : '',
    (at === 'm0' ? cashWords[locale].tightestStart : cashWords[locale].tightest)
      .replace('{period}', inText(told, at))
      .replace('{amount}', money(told, least)),
  ]
  return [
    ...lead(said.filter(Boolean).join(' ')),
    ...pictures([cashPicture(shown, { data, locale })]),
    statementBlock(cashRows(shown, locale), data, locale),
    { kind: 'heading', text: cashWords[locale].balance },
    statementBlock(balanceRows(shown, locale), data, locale),
    ...comment(told, 'cash-flow'),
  ]
}

function point(told: Telling, shown: ShownFigures): readonly Block[] {
  const { plan: data, locale } = told
  const text = pointWords[locale]
  const { breakEven } = shown.results
  const standing = standingOf(shown)
  const picture = breakEvenPicture(shown, { data, locale })
  const units = unitsToSell(shown).map(({ offering, count }) =>
    text.units(written(count, locale), nameOf(offering, locale)),
  )
  const said =
    standing === 'noSales' || standing === 'lossPerSale'
      ? [resultWords[locale][standing]]
      : [
          text.mustSellReader
            .replace('{amount}', money(told, breakEven.breakEvenSalesMonth ?? 0))
            .replace('{units}', units.join(' + ')),
          text.margin.replace('{percent}', toldNumber(breakEven.safetyMarginPct, 'percent', locale, '')),
          ...(standing === 'below' ? [text.belowScenario] : []),
        ]
  return [...lead(said.join(' ')), ...(picture ? pictures([picture]) : []), ...comment(told, 'break-even')]
}

const share = ({ locale }: Telling, shown: ShownFigures): readonly Block[] => [
  ...pictures([sharePicture(shown, locale)]),
  { kind: 'text', text: pointWords[locale].almostRule, tone: 'muted' },
]

/** What the team says of its numbers. */
function comment({ plan, locale }: Telling, step: string): readonly Block[] {
  const said = answer(plan, 'seven', step, 'comment')?.value?.trim() ?? ''
  return said ? [{ kind: 'quote', text: said, by: resultWords[locale].team }] : []
}

const money = ({ plan, locale }: Telling, amount: number) => moneyText(amount, locale, planCurrency(plan))

const inText = ({ plan, locale }: Telling, period: Column | 'm0' | undefined) =>
  period ? periodName(period, plan, locale, 'sentence') : ''
