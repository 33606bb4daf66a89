import { type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { calledIn, pairName } from '#course/pricing/competitor-prices/market-picture.ts'
import { words as rivalWords } from '#course/pricing/competitor-prices/words.ts'
import { averageOf, competitorsOf, isNumber, moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block } from '#domain/report/block.ts'

const words = {
  en: {
    today: 'What people use today',
    gap: 'The gap we fill',
    prices: 'Prices and market shares',
    for: 'For',
  },
  es: {
    today: 'Lo que la gente usa hoy',
    gap: 'El espacio que llenamos',
    prices: 'Precios y cuotas de mercado',
    for: 'Para',
  },
} as const

/** Who does something today and how well, what is left open, and what the others cost. */
export const competition: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...under(text.today, told.step('three', 'map-current-solutions')),
    ...under(text.gap, told.step('three', 'opportunity')),
    ...(told.takes('six') ? under(text.prices, prices(told)) : []),
  ]
}

function prices({ plan, locale }: Telling): readonly Block[] {
  const text = rivalWords[locale]
  const money = moneyOf(plan, locale)
  const rows = pairsOf(plan).flatMap((pair) => {
    const rivals = competitorsOf(plan, pair)
    const average = averageOf(rivals)
    const name = pairName(pair, locale)
    const own = rivals.map(({ price, marketShare }, place) => [
      place === 0 ? name : '',
      calledIn(rivals, place, locale),
      isNumber(price) ? money(price) : '–',
      isNumber(marketShare) ? percentText(marketShare, locale) : '–',
    ])
    return average === null ? own : [...own, ['', text.average, money(average), '']]
  })
  return table([words[locale].for, ...text.head], rows)
}
