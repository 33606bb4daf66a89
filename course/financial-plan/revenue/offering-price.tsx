import { planCurrency } from '#course/contract/plan-currency.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

/** What one of an offering brings, or that nobody has said so yet. */
export function OfferingPrice({ id }: { id: string }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const price = data.offering?.find(({ _id }) => _id === id)?.price
  return (
    <Soft isSmall>
      {typeof price === 'number' ? text.each(moneyText(price, locale, planCurrency(data))) : text.noPrice}
    </Soft>
  )
}
