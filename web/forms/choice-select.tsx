import { Select } from '@mantine/core'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { FieldFrame } from './field-frame.ts'

type Props = FieldFrame & {
  options: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
}

export function ChoiceSelect({ options, ...input }: Props) {
  const locale = useLocale()
  return (
    <Select
      {...input}
      data={options.map((option) => ({ value: option.value, label: option[locale] }))}
      clearable={!input.required}
      allowDeselect={!input.required}
    />
  )
}
