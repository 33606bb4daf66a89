import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { dayName } from './names.ts'
import { words } from './words.ts'

type Props = { hint: string; value: string | null; onSave: (date: string | null) => void }

/** Whoever types a year is at 0002 before 2027. */
const isDay = (text: string) => /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)

export function StartDate({ hint, value, onSave }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const gap = useGap('startDate')
  const saved = value?.slice(0, 10) ?? ''
  const [typed, setTyped] = useState(saved)
  useEffect(() => setTyped(saved), [saved])
  if (!isEditable) {
    return (
      <Stack gap="s" data-field="startDate">
        <strong>{text.startDate}</strong>
        <p>{saved ? dayName(saved, locale) : text.none}</p>
      </Stack>
    )
  }
  return (
    <div data-field="startDate">
      <TextInput
        type="date"
        label={text.startDate}
        description={hint}
        value={typed}
        error={gap}
        onChange={(event) => {
          const next = event.currentTarget.value
          setTyped(next)
          if (isDay(next) && next !== saved) onSave(next)
        }}
        onBlur={() => {
          if (typed === '' && saved !== '') onSave(null)
          else if (!isDay(typed)) setTyped(saved)
        }}
      />
    </div>
  )
}
