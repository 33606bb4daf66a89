import { planCurrency } from '#course/contract/plan-currency.ts'
import { ShareBar } from '#course/shared/share-bar.tsx'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { room } from './room.ts'
import { isOverLimit, limitOf, step, totalOf } from './selection.ts'
import { words } from './words.ts'

/** What can be spent, how much of it is planned, and why where it is more. */
export function LimitCard() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const [total, limit, isOver] = [totalOf(data), limitOf(data), isOverLimit(data)]
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data), 0)
  const share = limit ? Math.min(1, total / limit) : total > 0 ? 1 : 0
  return (
    <Card wash="leaf">
      <Parts>
        <MoneyField
          field="budget-limit"
          label={text.budgetLimit}
          value={limit}
          onSave={(amount) =>
            write.save({ step, key: 'budget-limit' }, { value: amount === null ? '' : String(amount) })
          }
        />
        <Stack gap="s">
          <strong className="figures" role="status">
            {limit === null ? text.planned(money(total)) : text.used(money(total), money(limit))}
          </strong>
          <ShareBar percent={share * 100} isOver={isOver} />
          {limit !== null && !isOver ? <p>{text.left(money(limit - total))}</p> : null}
        </Stack>
      </Parts>
      {limit !== null && isOver ? (
        <>
          <Told tone="warn" isStatus>
            {(isEditable ? text.over : text.overRead)(money(total - limit))}
          </Told>
          <PlanField of={room} words={words} name="reason" isLong />
        </>
      ) : null}
    </Card>
  )
}
