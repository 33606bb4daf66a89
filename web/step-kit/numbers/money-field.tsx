import { planCurrency } from '#course/contract/plan-currency.ts'
import { currencyUnit } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { NumberField, type NumberProps } from './number-field.tsx'
import { amount } from './number-text.ts'

/** An amount in the currency of the plan. */
export function MoneyField(props: NumberProps) {
  const locale = useLocale()
  const { data } = usePlan()
  return <NumberField {...props} kind={amount} unit={currencyUnit(planCurrency(data), locale)} />
}
