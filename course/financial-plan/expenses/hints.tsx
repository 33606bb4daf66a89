import { Button } from '@mantine/core'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { expensesOf, marketingIn, rowName, withMarketing } from '#course/shared/marketing-in-expenses.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { countedTwice, expenseRows, lacksSalaries } from './expenses.ts'
import { words } from './words.ts'

/** What the expenses may lack, and what they may count twice. None of it stops anybody. */
export function ExpenseHints() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const doubles = countedTwice(data)
  return (
    <Stack gap="s">
      <Marketing />
      {lacksSalaries(expenseRows(data)) ? (
        <Told tone="warn" isStatus>
          {isEditable ? text.noSalaries : text.noSalariesRead}
        </Told>
      ) : null}
      {doubles.length > 0 ? (
        <Told tone="warn" isStatus>
          {isEditable ? text.inUnitCost : text.inUnitCostRead}{' '}
          {doubles.map(({ row, component, offering }) => text.same(row, component, offering)).join(' ')}
        </Told>
      ) : null}
    </Stack>
  )
}

/** The marketing and sales plan costs something that the expenses do not hold yet: one press puts it in. */
function Marketing() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { read, write } = usePlanFrame()
  const { planned, entered, isMissing } = marketingIn(data)
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  if (!isMissing) return null

  function add() {
    const plan = read()
    const expenses = withMarketing(expensesOf(plan), marketingIn(plan).planned, rowName[locale])
    write.saveBusiness({ financials: { expenses } })
    announce(text.added)
  }

  return (
    <Row>
      <Told tone="warn" isStatus>
        <AskedWords
          text={text[isEditable ? 'marketingNotInPlan' : 'marketingNotInPlanRead']('{planned}', '{entered}')}
          numbers={{
            planned: [{ name: 'marketingPlanned' }, money(planned), rowName[locale]],
            entered: [{ name: 'marketingEntered' }, money(entered), text.list],
          }}
        />
      </Told>
      {isEditable ? (
        <Button variant="light" onClick={add}>
          {text.addMarketing}
        </Button>
      ) : null}
    </Row>
  )
}
