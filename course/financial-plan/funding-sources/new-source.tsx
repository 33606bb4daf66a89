import { planCurrency } from '#course/contract/plan-currency.ts'
import { type FundingType, isBorrowed, type Status } from '#course/financial-plan/shared/funding-rows.ts'
import { labelOf } from '#course/shared/segments.ts'
import { currencyUnit } from '#domain/money-text.ts'
import { fundingStatuses, fundingTypes } from '#domain/options/finance.ts'
import { isBlank, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { AddForm } from '#web/step-kit/lists/add-form.tsx'
import { amount as amountKind, count, percentage, readNumber } from '#web/step-kit/numbers/number-text.ts'
import { TypedNumber } from '#web/step-kit/numbers/typed-number.tsx'
import { percentUnit } from '#web/step-kit/numbers/units.ts'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { hasTerm } from './funding.ts'
import { useFunding } from './use-funding.ts'
import { words } from './words.ts'

type Draft = {
  readonly type: FundingType | null
  readonly status: Status | null
  readonly amount: string
  readonly interestRate: string
  readonly years: string
}
type Name = keyof Draft

const blank: Draft = { type: null, status: null, amount: '', interestRate: '', years: '' }

const textOf = ({ amount }: Draft) => (isBlank(amount) ? null : amount)

const numbersOf = ({ type, amount, interestRate, years }: Draft) => ({
  amount: readNumber(amount, amountKind, true),
  ...(isBorrowed({ type }) && {
    interestRate: readNumber(interestRate, percentage, true),
    years: readNumber(years, count, true),
  }),
})

function problemsOf(draft: Draft): Partial<Record<Name, PlanMessage>> {
  const problems: Partial<Record<Name, PlanMessage>> = {}
  if (draft.type === null) problems.type = 'required'
  if (draft.status === null) problems.status = 'required'
  for (const [name, read] of Object.entries(numbersOf(draft))) {
    if ('problem' in read) problems[name as Name] = read.problem
    else if (name === 'years' && !hasTerm(read.value)) problems.years = 'notNumber'
  }
  return problems
}

/** One more source; a loan is asked for its interest and its years at once. */
export function NewSource() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { add } = useFunding()
  const gap = useGap('new')
  const { draft, change, clear, errorOf, isWhole } = useFormDraft<Draft, Name>({
    ...{ keptAs: 'new', blank, textOf, problemsOf },
  })

  function handleAdd() {
    if (!isWhole()) return
    const { amount, interestRate, years } = numbersOf(draft)
    const numberIn = (read: typeof amount | undefined) => (read && 'value' in read ? (read.value ?? 0) : 0)
    add({
      ...{ type: draft.type, status: draft.status, amount: numberIn(amount) },
      ...{ interestRate: numberIn(interestRate), years: numberIn(years) },
    })
    announce(text.added(labelOf(fundingTypes, draft.type, locale)))
    clear()
  }

  return (
    <Card data-field="new">
      <Heading level={3}>{text.newSource}</Heading>
      <AddForm keptAs="new" button={text.add} onAdd={handleAdd}>
        <Parts gap="m">
          <PickOne
            label={text.type}
            options={fundingTypes}
            none={text.choose}
            value={draft.type}
            error={errorOf('type') ?? gap}
            onPick={(type) => change({ type })}
          />
          <TypedNumber
            label={text.amount}
            kind={amountKind}
            unit={currencyUnit(planCurrency(data), locale)}
            value={draft.amount}
            error={errorOf('amount')}
            onChange={(amount) => change({ amount })}
          />
          <PickOne
            label={text.status}
            options={fundingStatuses}
            none={text.choose}
            value={draft.status}
            error={errorOf('status')}
            onPick={(status) => change({ status })}
          />
          {isBorrowed(draft) ? (
            <>
              <TypedNumber
                label={text.interestRate}
                kind={percentage}
                unit={percentUnit}
                value={draft.interestRate}
                error={errorOf('interestRate')}
                onChange={(interestRate) => change({ interestRate })}
              />
              <TypedNumber
                label={text.years}
                kind={count}
                value={draft.years}
                error={errorOf('years') && text.mostYears}
                onChange={(years) => change({ years })}
              />
            </>
          ) : null}
        </Parts>
      </AddForm>
    </Card>
  )
}
