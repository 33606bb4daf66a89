import { TextInput } from '@mantine/core'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { SideBySide } from '#course/pricing/shared/side-by-side.tsx'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { currencyUnit } from '#domain/money-text.ts'
import { componentTypes } from '#domain/options/products.ts'
import { type Gap, isBlank, isTooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { AddForm } from '#web/step-kit/lists/add-form.tsx'
import { amount, readNumber } from '#web/step-kit/numbers/number-text.ts'
import { TypedNumber } from '#web/step-kit/numbers/typed-number.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { type CostKind, longestName } from './costs.ts'
import { useCosts } from './use-costs.ts'
import { words } from './words.ts'

type Draft = { readonly name: string; readonly type: CostKind; readonly cost: string }

const blank: Draft = { name: '', type: 'material', cost: '' }
const textOf = ({ name, cost }: Draft) => (isBlank(name) && isBlank(cost) ? null : `${name} ${cost}`.trim())

const tooLong = {
  en: `Say it in at most ${longestName} characters.`,
  es: `Dilo en un máximo de ${longestName} caracteres.`,
}

function problemsOf({ name, cost }: Draft): Partial<Record<'name' | 'cost', Gap['message']>> {
  const read = readNumber(cost, amount, true)
  return {
    ...(isBlank(name) ? { name: 'required' } : isTooLong(name, longestName) ? { name: tooLong } : {}),
    ...('problem' in read ? { cost: read.problem } : {}),
  }
}

/** One more cost of a batch. */
export function CostForm({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { add } = useCosts(offering)
  const keptAs = `components:${offering._id}`
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })

  function handleAdd() {
    const read = readNumber(draft.cost, amount, true)
    if (!isWhole() || 'problem' in read) return
    add({ name: draft.name.trim(), type: draft.type, cost: read.value })
    clear()
  }

  return (
    <AddForm keptAs={keptAs} button={text.button} of={nameOf(offering, locale)} onAdd={handleAdd}>
      <TextInput
        label={text.what}
        placeholder={text.whatPlaceholder}
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SideBySide>
        <PickOne
          label={text.kind}
          options={componentTypes}
          value={draft.type}
          onPick={(type) => change({ type: type ?? 'material' })}
        />
        <TypedNumber
          label={text.cost}
          kind={amount}
          unit={currencyUnit(planCurrency(data), locale)}
          value={draft.cost}
          error={errorOf('cost')}
          onChange={(cost) => change({ cost })}
        />
      </SideBySide>
    </AddForm>
  )
}
