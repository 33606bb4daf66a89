import { planCurrency } from '#course/contract/plan-currency.ts'
import { type PairFunnel, priceOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { figures } from '#domain/figures.ts'
import { unitCost } from '#domain/finance/offerings.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { usualOrders, type WorthField } from './customer-worth.ts'
import { pairName } from './numbers-picture.ts'
import { useNumbers } from './use-numbers.ts'
import { words } from './words.ts'

/** How much and how long such a customer buys. */
export function WorthCard({ of }: { of: PairFunnel }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { sayWorth } = useNumbers()
  const { pair, isBeforeCosts } = of
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  const orders = usualOrders(pair)
  const numberOf = (name: WorthField | 'price') => ({
    field: `offeringMatch.${name}:${pair.key}`,
    label: text[name],
    value: pair.match?.[name],
    hasComments: false,
    onSave: (value: number | null) => sayWorth(pair, { [name]: value }),
  })
  const { components, unitPerBatch, price } = pair.offering
  const costs = (components ?? []).map(({ name, cost }) => ({ name: name ?? '', cost: cost ?? 0 }))
  return (
    <Card data-field={`value:${pair.key}`}>
      <CardHead
        actions={
          <CommentButton field={`value:${pair.key}`} label={`${text.value}: ${pairName(of, locale)}`} />
        }
      >
        <Heading>{text.value}</Heading>
      </CardHead>
      <Parts gap="m">
        <NumberField
          {...numberOf('orderFrequency')}
          hint={orders === null ? text.half : text.usual(figures(orders, locale))}
          {...(orders === null ? {} : { placeholder: figures(orders, locale) })}
        />
        <NumberField {...numberOf('unitsPerSale')} />
        <NumberField {...numberOf('customerDuration')} />
        {typeof price === 'number' ? (
          <Soft>{text.priceKnown(money(priceOf(pair) ?? price))}</Soft>
        ) : (
          <MoneyField {...numberOf('price')} hint={text.priceHint} />
        )}
      </Parts>
      {isBeforeCosts ? (
        <Told tone="warn">{text.beforeCosts}</Told>
      ) : (
        <Soft>{text.cost(money(unitCost({ components: costs, unitPerBatch: unitPerBatch ?? 1 })))}</Soft>
      )}
    </Card>
  )
}
