import {
  averageOf,
  competitorsOf,
  isNumber,
  marketOf,
  moneyOf,
  percentText,
} from '#course/pricing/shared/figures.ts'
import { figures } from '#domain/figures.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { calledIn, pairName, pricePicture, sharePicture } from './market-picture.ts'
import { words } from './words.ts'

/** For each pair what people use today, by price and share, and how large the market is. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const money = moneyOf(plan, locale)
  const number = (value: number | null) => (value === null ? '–' : figures(value, locale))
  return pairsOf(plan).flatMap((pair): Block[] => {
    const rivals = competitorsOf(plan, pair)
    if (rivals.length === 0) return []
    const market = marketOf(pair)
    const of = { pair, rivals, share: market.marketShare }
    const average = averageOf(rivals)
    const { twin: _, ...prices } = pricePicture(plan, of, locale)
    const customers = Math.round(((market.targetMarket ?? 0) * (market.marketShare ?? 0)) / 100)
    return [
      { kind: 'heading', text: pairName(pair, locale) },
      { kind: 'picture', picture: prices },
      {
        kind: 'table',
        head: text.head,
        rows: rivals.map(({ price, marketShare }, place) => [
          calledIn(rivals, place, locale),
          isNumber(price) ? money(price) : '–',
          isNumber(marketShare) ? percentText(marketShare, locale) : '–',
        ]),
      },
      ...(average === null ? [] : [{ kind: 'text', text: text.averageIs(money(average)) } as const]),
      { kind: 'picture', picture: sharePicture(of, locale) },
      {
        kind: 'table',
        head: text.marketHead,
        rows: [
          [
            number(market.addressableMarket),
            number(market.targetMarket),
            isNumber(market.marketShare) ? percentText(market.marketShare, locale) : '–',
            number(customers),
          ],
        ],
      },
      ...[market.addressableMarketDescription, market.marketShareJustification]
        .filter((said) => said.trim() !== '')
        .map((said) => ({ kind: 'text', text: said }) as const),
    ]
  })
}
