import { TextInput } from '@mantine/core'
import { type Unit, withUnit } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type AnyNumberKind, understood } from './number-text.ts'
import { sidesOf } from './units.ts'

type Props = {
  label: string
  kind: AnyNumberKind
  unit?: Unit
  value: string
  error?: string | undefined
  onChange: (text: string) => void
}

/** A number of a form that is not added yet: it says how it was understood where that may be doubted. */
export function TypedNumber({ label, kind, unit, value, error, onChange }: Props) {
  const read = understood(value, kind, useLocale())
  return (
    <div>
      <TextInput
        {...(unit ? sidesOf(unit) : {})}
        label={
          <>
            {label}
            {unit ? <span className="visually-hidden"> ({unit.name})</span> : null}
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
        {read ? `= ${withUnit(read, unit)}` : null}
      </p>
    </div>
  )
}
