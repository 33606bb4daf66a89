import { TextInput } from '@mantine/core'
import { currencyUnit, withUnit } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { amount, understood } from '#web/step-kit/numbers/number-text.ts'
import { amountWords } from './amount-words.ts'

type Props = {
  label: string
  currency: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** An amount of a form that is not added yet: it says how it was understood where that may be doubted. */
export function AmountBox({ label, currency, value, error, onChange }: Props) {
  const locale = useLocale()
  const text = amountWords[locale]
  const unit = currencyUnit(currency, locale)
  const read = understood(value, amount, locale)
  const width = `calc(${unit.sign.length}ch + 1.5rem)`
  const sides = unit.isBefore
    ? { leftSection: unit.sign, leftSectionWidth: width }
    : { rightSection: unit.sign, rightSectionWidth: width, rightSectionPointerEvents: 'none' as const }
  return (
    <div>
      <TextInput
        {...sides}
        label={
          <>
            {label}
            <span className="visually-hidden"> ({unit.name})</span>
          </>
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        classNames={{ input: 'figures' }}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" style={{ margin: 0 }}>
        {read ? text.understood(withUnit(read, unit)) : null}
      </p>
    </div>
  )
}
