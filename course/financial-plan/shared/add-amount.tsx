import { planCurrency } from '#course/contract/plan-currency.ts'
import { labelOf } from '#course/shared/segments.ts'
import type { Choice } from '#domain/fields.ts'
import { currencyUnit } from '#domain/money-text.ts'
import { isBlank, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { amount as amountKind, readNumber } from '#web/step-kit/numbers/number-text.ts'
import { TypedNumber } from '#web/step-kit/numbers/typed-number.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { type AmountList, amountLists, type RowFields } from './amount-rows.ts'
import type { AmountIdeas, AmountWords } from './amount-table.tsx'
import { amountWords } from './amount-words.ts'
import { useAmountRows } from './use-amount-rows.ts'

type Draft = { readonly kind: string | null; readonly description: string; readonly amount: string }
type Name = 'kind' | 'description' | 'amount'

const blank: Draft = { kind: null, description: '', amount: '' }

const textOf = ({ description, amount }: Draft) =>
  isBlank(description) && isBlank(amount) ? null : `${description} ${amount}`.trim()

const problemsIn =
  (list: AmountList) =>
  ({ kind, description, amount }: Draft): Partial<Record<Name, PlanMessage>> => {
    const read = readNumber(amount, amountKind, true)
    const isNameless = amountLists[list].needsDescription && isBlank(description)
    return {
      ...(kind === null && { kind: 'required' as const }),
      ...(isNameless && { description: 'required' as const }),
      ...('problem' in read && { amount: read.problem }),
    }
  }

type Props = {
  list: AmountList
  words: AmountWords
  given: RowFields
  options: readonly Choice[]
  ideas: AmountIdeas | undefined
  form: string
}

/** One more row: what it is, in the team's own words, and what it costs or brings. */
export function AddAmount({ list, words, given, options, ideas, form }: Props) {
  const locale = useLocale()
  const text = amountWords[locale]
  const { data } = usePlan()
  const { add } = useAmountRows(list)
  const gap = useGap(form)
  const { draft, change, clear, errorOf, isWhole } = useFormDraft<Draft, Name>({
    ...{ keptAs: form, blank, textOf, problemsOf: problemsIn(list) },
  })

  function handleAdd() {
    const read = readNumber(draft.amount, amountKind, true)
    if (!isWhole() || 'problem' in read) return
    const description = draft.description.trim()
    add({ ...given, kind: draft.kind, description, amount: read.value })
    clear()
    announce(`${words.add}: ${description || labelOf(options, draft.kind, locale)}`)
  }

  function take(description: string) {
    change({ description, ...(ideas?.kind && { kind: ideas.kind }) })
  }

  return (
    <Card data-field={form}>
      <AddForm keptAs={form} button={words.add} of={words.list} onAdd={handleAdd}>
        {ideas ? <Ideas label={ideas.label} ideas={ideas.texts} onTake={take} /> : null}
        <Parts gap="m">
          <PickOne
            label={words.kind}
            options={options}
            none={text.choose}
            value={draft.kind}
            error={errorOf('kind') ?? gap}
            onPick={(kind) => change({ kind })}
          />
          <GrowingTextarea
            label={text.description}
            placeholder={words.placeholder}
            leastRows={1}
            isOneParagraph
            maxLength={500}
            value={draft.description}
            error={errorOf('description')}
            onChange={(event) => change({ description: event.currentTarget.value })}
            onKeyDown={addByEnter}
          />
          <TypedNumber
            label={words.amount}
            kind={amountKind}
            unit={currencyUnit(planCurrency(data), locale)}
            value={draft.amount}
            error={errorOf('amount')}
            onChange={(amount) => change({ amount })}
          />
        </Parts>
      </AddForm>
    </Card>
  )
}
