import { planCurrency } from '#course/contract/plan-currency.ts'
import { answer, businessOf, type RecordOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { currencyChoices, monthName } from './names.ts'
import { SettingChoice } from './setting-choice.tsx'
import { monthOf, monthsAround, oddDate, planStartFor, step } from './start.ts'
import { StartDate } from './start-date.tsx'
import { words } from './words.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** What every figure of the plan rests on: has it begun, when, in which currency, and what goes to tax. */
export function Settings() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, project, isEditable } = usePlan()
  const business: Partial<RecordOf<'business'>> = businessOf(data) ?? {}
  const { businessStarted, startDate, taxRate } = business
  const chosen = monthOf(answer(data, 'seven', step, 'plan-start')?.value)
  const odd = isEditable ? oddDate(business, today()) : null
  const options = [
    { value: 'yes', en: words.en.yes, es: words.es.yes },
    { value: 'no', en: words.en.no, es: words.es.no },
  ] as const

  const keep = (key: 'currency' | 'plan-start', value: string) => write.save({ step, key }, { value })
  function say(fields: { businessStarted?: boolean; startDate?: string | null }) {
    write.saveBusiness(fields)
    const next = { ...business, ...fields }
    const answers = { isStarted: next.businessStarted, startDate: next.startDate }
    const month = planStartFor(answers, chosen, today())
    if (month && month !== chosen) keep('plan-start', month)
  }

  const label = isEditable ? text.settings : text.settingsRead
  return (
    <Card data-field="settings">
      <CardHead actions={<CommentButton field="settings" label={label} />}>
        <Heading>{label}</Heading>
      </CardHead>
      <Parts>
        <ChoiceField
          field="businessStarted"
          label={isEditable ? text.businessStarted : text.businessStartedRead}
          of={project.name ?? ''}
          options={options}
          value={typeof businessStarted === 'boolean' ? (businessStarted ? 'yes' : 'no') : null}
          onPick={(value) => say({ businessStarted: value === 'yes' })}
        />
        <StartDate
          hint={businessStarted ? text.startedHint : text.startHint}
          value={startDate ?? null}
          onSave={(date) => say({ startDate: date })}
        />
        {businessStarted ? (
          <SettingChoice
            field="plan-start"
            label={text.planStart}
            value={chosen ?? null}
            options={monthsAround(today().slice(0, 7), chosen).map((month) => ({
              value: month,
              label: monthName(month, locale),
            }))}
            onPick={(month) => keep('plan-start', month)}
          />
        ) : null}
        <SettingChoice
          field="currency"
          label={text.currency}
          hint={text.currencyHint}
          value={planCurrency(data)}
          options={currencyChoices(planCurrency(data), locale)}
          onPick={(code) => keep('currency', code)}
        />
        <PercentField
          field="taxRate"
          label={text.taxRate}
          hint={text.taxHint}
          value={taxRate}
          hasComments={false}
          onSave={(rate) => write.saveBusiness({ taxRate: rate })}
        />
      </Parts>
      {odd ? <Told tone="warn">{text[odd]}</Told> : null}
    </Card>
  )
}
