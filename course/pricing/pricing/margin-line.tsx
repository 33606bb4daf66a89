import { moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { Filled } from '#course/shared/filled.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { marginOf } from './prices.ts'
import { words } from './words.ts'

type Props = {
  price: number | null | undefined
  cost: number | null
  /** Whose price it is. */
  of: string
  /** What is left in money, and in percent of the price. */
  figures: { readonly margin: Figure; readonly percent: Figure }
}

/** What a price leaves after the unit cost. */
export function MarginLine({ price, cost, of, figures }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const left = marginOf(price, cost)
  const money = moneyOf(data, locale)
  const number = (figure: Figure, told: string) => (
    <Calculated figure={figure} of={`${text.margin}, ${of}`}>
      {told}
    </Calculated>
  )
  return (
    <div role="status">
      {left ? (
        <Told tone={left.margin < 0 ? 'warn' : 'leaf'}>
          <Filled
            text={text.marginIs(money(price ?? 0), money(cost ?? 0), '{margin}', '{percent}')}
            values={{
              margin: number(figures.margin, money(left.margin)),
              percent:
                left.percent === null ? '–' : number(figures.percent, percentText(left.percent, locale)),
            }}
          />
        </Told>
      ) : null}
    </div>
  )
}
