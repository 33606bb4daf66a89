import { useLocale } from '#web/i18n/text.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

type Props = {
  field: string
  label: string
  hint?: string
  value: string | null
  options: readonly { readonly value: string; readonly label: string }[]
  onPick: (value: string) => void
}

/** One of many; for readers it is the chosen one alone. */
export function SettingChoice({ field, label, hint, value, options, onPick }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  if (!isEditable) {
    return (
      <Stack gap="s" data-field={field}>
        <strong>{label}</strong>
        <p>{options.find((option) => option.value === value)?.label ?? text.none}</p>
      </Stack>
    )
  }
  return (
    <div data-field={field}>
      <PickOne
        label={label}
        description={hint}
        options={options}
        value={value}
        {...(value === null ? { none: text.none } : {})}
        onPick={(next) => {
          if (next !== null) onPick(next)
        }}
      />
    </div>
  )
}
