import { DayField } from '#course/shared/day-field.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

type Props = { hint: string; value: string | null; onSave: (date: string | null) => void }

export function StartDate({ hint, value, onSave }: Props) {
  const text = words[useLocale()]
  return (
    <DayField
      field="startDate"
      label={text.startDate}
      hint={hint}
      value={value?.slice(0, 10) ?? ''}
      onSave={(day) => onSave(day || null)}
    />
  )
}
