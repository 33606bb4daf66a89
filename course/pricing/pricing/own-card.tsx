import { Button } from '@mantine/core'
import { moneyOf } from '#course/pricing/shared/figures.ts'
import { SideBySide } from '#course/pricing/shared/side-by-side.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { whole } from '#domain/finance/whole-cents.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { announce } from '#web/ui/announce.ts'
import { MarginLine } from './margin-line.tsx'
import { isTurned, messages, reasonOf, suggestedPrice } from './prices.ts'
import { usePrices } from './use-prices.ts'
import { words } from './words.ts'

type Props = { offering: Offering; cost: number | null; pairs: readonly Pair[] }

/** The range within which the team stays, the price that all figures count with, and why. */
export function OwnCard({ offering, cost, pairs }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { setOffering, setReason } = usePrices()
  const { _id, price, rangeLow, rangeHigh } = offering
  const money = moneyOf(data, locale)
  const name = nameOf(offering, locale)
  const field = `offering:${_id}`
  const numberOf = (what: 'rangeLow' | 'rangeHigh' | 'price') => ({
    field: `${what}:${_id}`,
    label: isEditable ? text[what] : text.read[what],
    of: name,
    value: offering[what],
    hasComments: false,
    onSave: (value: number | null) => setOffering(offering, { [what]: value }),
  })
  const lowHigh = (isWrong: boolean) => (isWrong ? messages.lowHigh[locale] : undefined)
  const below =
    isEditable && typeof price === 'number' && cost !== null && price < cost
      ? messageText({ message: messages.belowCost, values: { cost: money(cost) } }, locale)
      : null
  return (
    <Card data-field={field}>
      <CardHead actions={<CommentButton field={field} label={name} />}>
        <Heading>{isEditable ? text.own : text.ownRead}</Heading>
      </CardHead>
      <SideBySide>
        <MoneyField {...numberOf('rangeLow')} check={(low) => lowHigh(isTurned(low, rangeHigh))} />
        <MoneyField {...numberOf('rangeHigh')} check={(high) => lowHigh(isTurned(rangeLow, high))} />
      </SideBySide>
      <Stack gap="s">
        <MoneyField {...numberOf('price')} hint={text.priceHint} warning={below} />
        {isEditable ? <Suggestion offering={offering} pairs={pairs} /> : null}
      </Stack>
      <MarginLine
        price={price}
        cost={cost}
        of={name}
        figures={{
          margin: { name: 'priceMargin', offering: _id },
          percent: { name: 'priceMarginPct', offering: _id },
        }}
      />
      <PlanText
        field={`reason:${_id}`}
        label={text.reason}
        of={name}
        hint={text.reasonHint}
        value={reasonOf(data, offering)}
        maxLength={1000}
        hasComments={false}
        onSave={(reason) => setReason(offering, reason)}
      />
    </Card>
  )
}

/** The mean that the prices of the segments give, taken over with one press. */
function Suggestion({ offering, pairs }: Omit<Props, 'cost'>) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { setOffering } = usePrices()
  const found = suggestedPrice(pairs)
  const mean = found === null ? null : whole(found, 100) / 100
  if (mean === null || mean === offering.price) return null
  const told = moneyOf(data, locale)(mean)
  function take(price: number) {
    setOffering(offering, { price })
    announce(text.suggested(told))
  }
  return (
    <>
      <Row>
        <Button variant="light" onClick={() => take(mean)} aria-label={`${text.suggest}: ${told}`}>
          {text.suggest}
        </Button>
        <Calculated figure={{ name: 'suggestedPrice', offering: offering._id }} of={text.price}>
          {told}
        </Calculated>
      </Row>
      <Soft isSmall>{text.suggestAbout}</Soft>
    </>
  )
}
