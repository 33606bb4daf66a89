import { expensesOf, marketingIn, rowName, withMarketing } from '#course/shared/marketing-in-expenses.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Worth, withWorth } from './customer-worth.ts'

/** Writes what is said of a customer's worth, and the plan into the expenses. */
export function useNumbers() {
  const locale = useLocale()
  const { read, write } = usePlanFrame()
  return {
    sayWorth(pair: Pair, said: Worth) {
      const now = read().segment?.find(({ _id }) => _id === pair.segment._id)
      if (now) write.update('segment', now._id, { offeringMatch: withWorth(pair, now, said) })
    },
    addToExpenses() {
      const plan = read()
      const { planned } = marketingIn(plan)
      const expenses = withMarketing(expensesOf(plan), planned, rowName[locale])
      write.saveBusiness({ financials: { expenses } })
    },
  }
}
