import { moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { marginOf } from './prices.ts'
import { words } from './words.ts'

/** What a price leaves after the unit cost. */
export function MarginLine({ price, cost }: { price: number | null | undefined; cost: number | null }) {
  const locale = useLocale()
  const { data } = usePlan()
  const left = marginOf(price, cost)
  const money = moneyOf(data, locale)
  return (
    <div role="status">
      {left ? (
        <Told tone={left.margin < 0 ? 'warn' : 'leaf'}>
          {words[locale].marginIs(
            money(price ?? 0),
            money(cost ?? 0),
            money(left.margin),
            left.percent === null ? '–' : percentText(left.percent, locale),
          )}
        </Told>
      ) : null}
    </div>
  )
}
