import { planCurrency } from '#course/contract/plan-currency.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { people } from '#web/step-kit/numbers/number-text.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { aboveZero, costPerPerson, isBeyondMarket, type Marketing, pairOf } from './activities.ts'
import { funnelWords, titleOf } from './funnel-words.ts'

type Hints = { readonly description: string; readonly reach: string }
type Props = {
  activity: Marketing
  /** Where a part of the funnel asks in its own words. */
  hints?: Hints
  reachLabel?: string
}

/** What exactly is done, how many people it reaches, what it costs, and what that makes for each of them. */
export function ActivityWork({ activity, hints, reachLabel }: Props) {
  const locale = useLocale()
  const text = funnelWords[locale]
  const { data, write } = usePlan()
  const { _id, description, reach, budget } = activity
  const pair = pairOf(data, activity)
  const cost = costPerPerson(activity)
  const market = figures(pair?.segment.addressableMarket ?? 0, locale)
  const called = titleOf(activity, locale)
  return (
    <Stack gap="m">
      <PlanText
        field={`description:${_id}`}
        label={text.description}
        of={called}
        hint={hints?.description ?? text.descriptionHint}
        value={description}
        isLong
        hasComments={false}
        onSave={(said) => write.update('activity', _id, { description: said })}
      />
      <Parts gap="m">
        <NumberField
          field={`reach:${_id}`}
          label={reachLabel ?? text.reach}
          of={called}
          hint={hints?.reach ?? text.reachHint}
          value={reach}
          kind={people}
          check={(count) => (count > 0 ? undefined : aboveZero[locale])}
          warning={isBeyondMarket(activity, pair) ? text.beyondMarket(market) : undefined}
          hasComments={false}
          onSave={(count) => write.update('activity', _id, { reach: count })}
        />
        <MoneyField
          field={`budget:${_id}`}
          label={text.budget}
          of={called}
          hint={text.budgetHint}
          value={budget}
          hasComments={false}
          onSave={(amount) => write.update('activity', _id, { budget: amount })}
        />
      </Parts>
      {cost === null ? (
        <Soft isSmall>{text.noPerPerson}</Soft>
      ) : (
        <p role="status">
          <strong>{text.perPerson(moneyText(cost, locale, planCurrency(data)))}</strong>
        </p>
      )}
    </Stack>
  )
}
