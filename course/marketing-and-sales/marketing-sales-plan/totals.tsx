import { Button } from '@mantine/core'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { type PairFunnel, totalOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { marketingIn } from '#course/shared/marketing-in-expenses.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { figureOf } from './how-funnel.tsx'
import { pairName, people } from './numbers-picture.ts'
import { useNumbers } from './use-numbers.ts'
import { words } from './words.ts'

/** All pairs together, and the way of their cost into the expenses. */
export function Totals({ funnels }: { funnels: readonly PairFunnel[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { addToExpenses } = useNumbers()
  const money = (amount: number | null) =>
    amount === null ? text.unknown : moneyText(amount, locale, planCurrency(data))
  const total = totalOf(funnels)
  const { planned, entered, isMissing } = marketingIn(data)

  function add() {
    addToExpenses()
    announce(text.added)
  }

  return (
    <Stack gap="m">
      <Heading>{text.totals}</Heading>
      <WideTable
        label={text.totals}
        head={[text.what, text.customers, text.budget, text.cac, text.ltv].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {funnels.map((one) => (
          <tr key={one.pair.key}>
            <th scope="row">{pairName(one, locale)}</th>
            {(['customers', 'budget', 'cac', 'ltv'] as const).map((name) => (
              <td key={name}>
                <Calculated figure={figureOf(one, name)} of={`${text[name]}, ${pairName(one, locale)}`}>
                  {name === 'customers' ? people(one.funnel.customers, locale) : money(one.funnel[name])}
                </Calculated>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{text.totals}</th>
          <td>{people(total.customers, locale)}</td>
          <td>
            {money(total.budget)} ({text.perMonth(money(planned))})
          </td>
          <td>{money(total.cac)}</td>
          <td>{text.unknown}</td>
        </tr>
      </WideTable>
      <Told tone={isMissing ? 'warn' : 'leaf'} isStatus data-field="financials.expenses">
        {isMissing
          ? text[isEditable ? 'marketingNotInPlan' : 'marketingNotInPlanRead'](money(planned), money(entered))
          : text.inExpenses(money(entered))}
      </Told>
      {isEditable ? (
        <Row>
          <Button variant="light" onClick={add}>
            {text.add}
          </Button>
        </Row>
      ) : null}
    </Stack>
  )
}
