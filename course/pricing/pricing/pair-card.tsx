import { moneyOf } from '#course/pricing/shared/figures.ts'
import { SideBySide } from '#course/pricing/shared/side-by-side.tsx'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { nameOf } from '#course/shared/segments.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MarginLine } from './margin-line.tsx'
import { isOutside, isTurned, messages } from './prices.ts'
import { usePrices } from './use-prices.ts'
import { words } from './words.ts'

/** What one segment would pay, and what it is asked for. */
export function PairCard({ pair, cost }: { pair: Pair; cost: number | null }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { setPair } = usePrices()
  const { key, segment, offering, match } = pair
  const money = moneyOf(data, locale)
  const ids = { segment: segment._id, offering: offering._id }
  const name = nameOf(segment, locale)
  const field = `pair:${key}`
  const numberOf = (what: 'priceLow' | 'priceHigh' | 'price') => ({
    field: `offeringMatch.${what}:${key}`,
    of: name,
    value: match?.[what],
    hasComments: false,
    onSave: (value: number | null) => setPair(pair, { [what]: value }),
  })
  const lowHigh = (isWrong: boolean) => (isWrong ? messages.lowHigh[locale] : undefined)
  function warningOf(price: number | null | undefined) {
    if (!isEditable || typeof price !== 'number') return null
    if (cost !== null && price < cost)
      return messageText({ message: messages.belowCost, values: { cost: money(cost) } }, locale)
    const values = {
      low: money(offering.rangeLow ?? 0),
      high: offering.rangeHigh ? money(offering.rangeHigh) : '–',
    }
    return isOutside(price, offering) ? messageText({ message: messages.outsideRange, values }, locale) : null
  }
  return (
    <Card data-field={field}>
      <CardHead actions={<CommentButton field={field} label={`${text.people} ${name}`} />}>
        <Heading>
          <SegmentMark segment={segment} isSmall /> {name}
        </Heading>
        <Soft isSmall>{text.people}</Soft>
      </CardHead>
      <SideBySide>
        <MoneyField
          {...numberOf('priceLow')}
          label={text.priceLow}
          check={(low) => lowHigh(isTurned(low, match?.priceHigh))}
        />
        <MoneyField
          {...numberOf('priceHigh')}
          label={text.priceHigh}
          check={(high) => lowHigh(isTurned(match?.priceLow, high))}
        />
      </SideBySide>
      <MoneyField {...numberOf('price')} label={text.pairPrice} warning={warningOf(match?.price)} />
      <MarginLine
        price={match?.price}
        cost={cost}
        of={name}
        figures={{ margin: { name: 'margin', ...ids }, percent: { name: 'marginPct', ...ids } }}
      />
    </Card>
  )
}
