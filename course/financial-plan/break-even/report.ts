import { planCurrency } from '#course/contract/plan-currency.ts'
import type { RoomReport } from '#course/contract/report.ts'
import { hasNumbers } from '#course/financial-plan/shared/statements.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures as written } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { Block } from '#domain/report/block.ts'
import { breakEvenPicture } from './break-even-picture.ts'
import { sharePicture } from './share-picture.ts'
import { standingOf, unitsToSell } from './standing.ts'
import { words } from './words.ts'

/** The point where sales cover the costs, in a sentence and a chart, and how far the market carries the business. */
export const report: RoomReport = (data, locale, told) => {
  const text = words[locale]
  const figures = shownFigures(data)
  if (!hasNumbers(figures)) return told.facts('comment')
  const { breakEven } = figures.results
  const money = (amount: number | null) => moneyText(amount ?? 0, locale, planCurrency(data))
  const standing = standingOf(figures)
  const units = unitsToSell(figures).map(({ offering, count }) =>
    text.units(written(count, locale), nameOf(offering, locale)),
  )
  const picture = breakEvenPicture(figures, { data, locale })
  const said =
    standing === 'noSales' || standing === 'lossPerSale'
      ? [text[standing === 'lossPerSale' ? 'lossPerSaleRead' : standing]]
      : [
          text.mustSellReader
            .replace('{amount}', money(breakEven.breakEvenSalesMonth))
            .replace('{units}', units.join(' + ')),
          text.margin.replace('{percent}', toldNumber(breakEven.safetyMarginPct, 'percent', locale, '')),
          ...(standing === 'below' ? [text.belowRead] : []),
        ]
  return [
    { kind: 'text', text: said.join(' '), tone: 'lead' },
    ...(picture ? [{ kind: 'picture', picture } satisfies Block] : []),
    { kind: 'heading', text: text.card },
    { kind: 'picture', picture: sharePicture(figures, locale) },
    { kind: 'text', text: text.almostRule, tone: 'muted' },
    ...told.facts('comment'),
  ]
}
