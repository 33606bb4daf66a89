import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAmountRows } from '#course/financial-plan/shared/use-amount-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { monthlyExpenses, monthsKept, reserveFor, totalsOf, usualMonths, withReserve } from './before.ts'
import { words } from './words.ts'

const choices = Array.from({ length: 12 }, (_, index) => index + 1)

/** Proposes a reserve from the expenses, and tells how long the one that is planned lasts. */
export function ReserveCard() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const money = amountsOf(data, locale)
  const kept = monthsKept(data)
  const hasReserve = totalsOf(data).kept > 0
  const lasts = kept === null ? '' : figures(kept, locale, { maximumFractionDigits: 1 })
  if (!isEditable && !hasReserve) return null
  return (
    <Card wash="leaf">
      <Heading size="h5">{text.reserve}</Heading>
      {hasReserve && lasts ? (
        <p role="status">
          <AskedWords
            text={text.lasts('{months}', lasts === '1')}
            numbers={{ months: [{ name: 'reserveMonths' }, lasts, text.reserve] }}
          />
        </p>
      ) : null}
      {isEditable && !hasReserve ? <Told tone="warn">{text.noReserve}</Told> : null}
      {isEditable ? (
        monthlyExpenses(data) > 0 ? (
          <Proposal money={money} />
        ) : (
          <Soft>{text.noExpenses}</Soft>
        )
      ) : null}
    </Card>
  )
}

function Proposal({ money }: { money: (amount: number) => string }) {
  const text = words[useLocale()]
  const { data } = usePlan()
  const { replace } = useAmountRows('preOperatingCapital')
  const [months, setMonths] = useState(usualMonths)
  const reserve = reserveFor(data, months)

  function keep() {
    replace((rows) => withReserve(rows, reserve, text.rowName))
    announce(text.kept(money(reserve)))
  }

  return (
    <>
      <PickOne
        label={text.months}
        options={choices.map((number) => ({ value: String(number), label: text.monthsOf(number) }))}
        value={String(months)}
        onPick={(number) => setMonths(Number(number))}
      />
      <p className="figures">
        <AskedWords
          text={text.proposal(text.monthsOf(months), '{expenses}', money(reserve))}
          numbers={{
            expenses: [{ name: 'monthlyExpenses' }, money(monthlyExpenses(data)), text.monthsOf(1)],
          }}
        />
      </p>
      <Button variant="light" onClick={keep} aria-label={`${text.keep}: ${money(reserve)}`}>
        {text.keep}
      </Button>
    </>
  )
}
