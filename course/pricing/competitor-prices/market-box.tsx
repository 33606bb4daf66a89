import { hasOwnMarket, type MarketName, marketOf } from '#course/pricing/shared/figures.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { isTargetTooLarge, targetAboveAddressable } from '#course/shared/market.ts'
import { figures } from '#domain/figures.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { people } from '#web/step-kit/numbers/number-text.ts'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { idsOf, pairName } from './market-picture.ts'
import { type Market, withMarket } from './rivals.ts'
import { words } from './words.ts'

/** How many could buy this product: as the segment has it, until somebody says otherwise. */
export function MarketBox({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { read, write, isEditable } = usePlanFrame()
  const field = `market:${pair.key}`
  const market = marketOf(pair)
  const customers = Math.round(((market.targetMarket ?? 0) * (market.marketShare ?? 0)) / 100)
  function save(said: Market) {
    const now = read().segment?.find(({ _id }) => _id === pair.segment._id)
    if (now) write.update('segment', now._id, { offeringMatch: withMarket(pair, now, said) })
  }
  const common = <Name extends MarketName>(name: Name) => ({
    field: `offeringMatch.${name}:${pair.key}`,
    label: text.market[name],
    value: market[name],
    hasComments: false,
    onSave: (value: Market[Name]) => save({ [name]: value }),
  })
  const tooLarge = (target: number) =>
    isTargetTooLarge(target, market.addressableMarket) ? targetAboveAddressable[locale] : undefined
  const called = pairName(pair, locale)
  return (
    <Card data-field={field}>
      <CardHead actions={<CommentButton field={field} label={`${text.marketTitle}: ${called}`} />}>
        <Heading>{text.marketTitle}</Heading>
        {isEditable && !hasOwnMarket(pair) ? <Soft isSmall>{text.fromSegment}</Soft> : null}
      </CardHead>
      <NumberField {...common('addressableMarket')} kind={people} />
      <PlanText {...common('addressableMarketDescription')} />
      <NumberField {...common('targetMarket')} kind={people} check={tooLarge} />
      <PercentField {...common('marketShare')} />
      <PlanText {...common('marketShareJustification')} />
      {customers > 0 ? (
        <Told isStatus>
          <AskedWords
            text={text.customers('{customers}')}
            numbers={{
              customers: [
                { name: 'marketCustomers', ...idsOf(pair) },
                figures(customers, locale),
                text.marketTitle,
              ],
            }}
          />
        </Told>
      ) : null}
    </Card>
  )
}
