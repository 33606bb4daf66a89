import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { dayNumber, dayText } from './days.ts'
import { ReadValue } from './read-value.tsx'

type Props = {
  /** Where messages appear. */
  field: string
  label: string
  /** What it belongs to, where a step has several of them. */
  of?: string
  hint?: string
  /** As 2027-03-31; empty while there is none. */
  value: string
  onSave: (day: string) => void
}

const [earliest, latest] = ['2000-01-01', '2099-12-31']
const isDay = (value: string) => dayNumber(value) !== null && value >= earliest && value <= latest

/** A day of the calendar that saves itself. For readers it is the day alone. */
export function DayField({ field, label, of, hint, value, onSave }: Props) {
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const box = useRef<HTMLInputElement>(null)
  // A year that is half typed is no year yet: the box keeps what stands in it until it is left.
  useEffect(() => {
    const input = box.current
    if (input && input !== document.activeElement) input.value = isDay(value) ? value : ''
  }, [value])
  if (!isEditable)
    return (
      <ReadValue label={label} field={field}>
        {dayText(value, locale)}
      </ReadValue>
    )
  return (
    <div data-field={field}>
      <TextInput
        ref={box}
        size="md"
        type="date"
        label={label}
        description={hint}
        aria-label={of ? `${label} ${of}` : undefined}
        min={earliest}
        max={latest}
        defaultValue={isDay(value) ? value : ''}
        error={gap}
        onChange={({ currentTarget }) => {
          if (isDay(currentTarget.value) && currentTarget.value !== value) onSave(currentTarget.value)
        }}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === '' && value !== '' && !currentTarget.validity.badInput) onSave('')
        }}
      />
    </div>
  )
}
