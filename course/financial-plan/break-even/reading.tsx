import { Fragment } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { Filled } from '#course/shared/filled.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures as written } from '#domain/figures.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { standingOf, unitsToSell } from './standing.ts'
import { words } from './words.ts'

/** What has to be sold, with what it means, in words. */
export function Reading({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { breakEven, IS } = figures.results
  const isBelow = standingOf(figures) === 'below'
  const hasOther = IS.y1.additionalMarket + IS.y1.additionalNonMarket > 0
  const number = (figure: Figure, of: string, told: string) => (
    <strong>
      <Calculated figure={figure} of={of}>
        {told}
      </Calculated>
    </strong>
  )
  const money = (name: 'breakEvenSalesMonth' | 'breakEvenSalesYearAfterAdditional') =>
    number({ name }, text.breakEvenSales, moneyText(breakEven[name] ?? 0, locale, planCurrency(data)))
  const units = unitsToSell(figures).map(({ offering, count }, index) => {
    const name = nameOf(offering, locale)
    return (
      <Fragment key={offering._id}>
        {index > 0 ? ' + ' : ''}
        {number(
          { name: 'breakEvenUnitsMonth', offering: offering._id },
          text.unitsOf(name),
          written(count, locale),
        )}{' '}
        × {name}
      </Fragment>
    )
  })
  const below = isEditable ? text.below : text.belowRead
  const percent = toldNumber(breakEven.safetyMarginPct, 'percent', locale, '')
  return (
    <Card edge={isBelow ? 'warn' : 'leaf'} aria-label={text.reading}>
      <div role="status">
        <Stack gap="s">
          <p>
            <Filled
              text={isEditable ? text.mustSell : text.mustSellReader}
              values={{ amount: money('breakEvenSalesMonth'), units }}
            />
          </p>
          <p>
            <Filled
              text={text.margin}
              values={{
                percent: number({ name: 'safetyMarginPct' }, text.margin.split(':')[0] ?? '', percent),
              }}
            />{' '}
            {isBelow ? text.marginBelow : text.marginAbove}
          </p>
          {hasOther ? (
            <p>
              <Filled
                text={text.additional}
                values={{ amount: money('breakEvenSalesYearAfterAdditional') }}
              />
            </p>
          ) : null}
          {isBelow ? (
            <Told tone="warn">{figures.scenario === 'expected' ? below : text.belowScenario}</Told>
          ) : null}
        </Stack>
      </div>
    </Card>
  )
}
