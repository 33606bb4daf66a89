import { planCurrency } from '#course/contract/plan-currency.ts'
import { moneyOf } from '#course/pricing/shared/figures.ts'
import { SideBySide } from '#course/pricing/shared/side-by-side.tsx'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { currencyUnit } from '#domain/money-text.ts'
import { isBlank, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { AddForm } from '#web/step-kit/lists/add-form.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { amount, count, readNumber } from '#web/step-kit/numbers/number-text.ts'
import { TypedNumber } from '#web/step-kit/numbers/typed-number.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { workCost } from './costs.ts'
import { useCosts } from './use-costs.ts'
import { words } from './words.ts'

type Draft = { readonly hours: string; readonly pay: string }

const kinds = { hours: count, pay: amount } as const
const blank: Draft = { hours: '', pay: '' }
const textOf = ({ hours, pay }: Draft) => (isBlank(hours) && isBlank(pay) ? null : `${hours} ${pay}`.trim())

const valueIn = (text: string, kind: typeof count): number | null => {
  const read = readNumber(text, kind, true)
  return 'value' in read ? read.value : null
}

function problemsOf({ hours, pay }: Draft): Partial<Record<'hours' | 'pay', PlanMessage>> {
  const [long, paid] = [readNumber(hours, count, true), readNumber(pay, amount, true)]
  return {
    ...('problem' in long ? { hours: long.problem } : {}),
    ...('problem' in paid ? { pay: paid.problem } : {}),
  }
}

/** The hours of the team have a price too: what somebody else would be paid for them. */
export function OwnWork({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { add } = useCosts(offering)
  const keptAs = `own-work:${offering._id}`
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })
  const money = moneyOf(data, locale)
  const [hours, pay] = [valueIn(draft.hours, count), valueIn(draft.pay, amount)]
  const name = nameOf(offering, locale)

  function handleAdd() {
    if (!isWhole() || hours === null || pay === null) return
    const said = text.workRow(figures(hours, locale), money(pay))
    add({ name: said, type: 'labour', cost: workCost(hours, pay) })
    clear()
  }

  return (
    <FoldedForm label={text.ownWork} of={name} isOpen={false} keptAs={keptAs}>
      <AddForm keptAs={keptAs} button={text.addWork} of={name} onAdd={handleAdd}>
        <Soft isSmall>{text.ownWorkAbout}</Soft>
        <SideBySide>
          {(['hours', 'pay'] as const).map((field) => (
            <TypedNumber
              key={field}
              label={text[field]}
              kind={kinds[field]}
              {...(field === 'pay' ? { unit: currencyUnit(planCurrency(data), locale) } : {})}
              value={draft[field]}
              error={errorOf(field)}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </SideBySide>
        <div role="status">
          {hours !== null && pay !== null ? (
            <Soft isSmall>
              {text.workMakes(figures(hours, locale), money(pay), money(workCost(hours, pay)))}
            </Soft>
          ) : null}
        </div>
      </AddForm>
    </FoldedForm>
  )
}
