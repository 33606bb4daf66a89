import { isNumber, moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { bordersOf, marginOf, pairsWith, reasonOf } from './prices.ts'
import { scalePicture } from './scale-picture.ts'
import { words } from './words.ts'

/** A price card for each offering: the scale, what each segment pays, what is left, and why. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const money = moneyOf(plan, locale)
  const told = (amount: number | null | undefined) => (isNumber(amount) ? money(amount) : '–')
  return (plan.offering ?? []).flatMap((offering): Block[] => {
    const { price, rangeLow, rangeHigh } = offering
    const pairs = pairsWith(plan, offering)
    const reason = reasonOf(plan, offering).trim()
    const isPriced = isNumber(price) || pairs.some(({ match }) => isNumber(match?.price)) || reason !== ''
    if (!isPriced) return []
    const { cost, costPlus } = bordersOf(plan, offering)
    const { twin: _, ...picture } = scalePicture(plan, offering, locale)
    const marginText = (amount: number | null | undefined) => {
      const left = marginOf(amount, cost)
      if (!left) return '–'
      return left.percent === null
        ? money(left.margin)
        : `${money(left.margin)} (${percentText(left.percent, locale)})`
    }
    const facts = [
      { label: text.price, value: told(price) },
      { label: text.cost, value: told(cost) },
      { label: text.costPlus, value: told(costPlus) },
      { label: text.range, value: text.to(told(rangeLow), told(rangeHigh)) },
      { label: text.margin, value: marginText(price) },
    ]
    return [
      { kind: 'heading', text: nameOf(offering, locale) },
      { kind: 'picture', picture },
      { kind: 'facts', rows: facts },
      {
        kind: 'table',
        head: text.head,
        rows: pairs.map(({ segment, match }) => [
          nameOf(segment, locale),
          text.to(told(match?.priceLow), told(match?.priceHigh)),
          told(match?.price),
          marginText(match?.price),
        ]),
      },
      ...(reason ? [{ kind: 'text', text: reason } as const] : []),
    ]
  })
}
