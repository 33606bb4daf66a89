import { Input, RangeSlider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ReadValue } from '#course/shared/read-value.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './age-range.module.css'
import { ageText, type Profile } from './persona.ts'
import { words } from './words.ts'

type Range = [number, number]
type Props = {
  segment: string
  age: Profile['age']
  label: string
  onSave: (age: Range) => void
}

const oldest = 100
/** Where the specification lets a portrait begin. */
const first: Range = [10, 20]

function rangeOf(age: Props['age']): Range {
  const [from = first[0], to = first[1]] = age ?? []
  return [Math.min(from, oldest), Math.min(to, oldest)]
}

/** From the youngest to the oldest, with a thumb for each. */
export const AgeRange = byValues(function AgeRange({ segment, age, label, onSave }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const field = `profile.age:${segment}`
  const gap = useGap(field)
  const [from, to] = rangeOf(age)
  const [range, setRange] = useState<Range>([from, to])
  useEffect(() => setRange([from, to]), [from, to])
  if (!isEditable) return <ReadValue label={label}>{ageText(age, locale)}</ReadValue>
  return (
    <div data-field={field}>
      <Input.Wrapper label={`${label}: ${ageText(range, locale)}`} labelElement="div" error={gap} size="md">
        <RangeSlider
          className={classes.slider ?? ''}
          size="md"
          thumbSize={26}
          min={0}
          max={oldest}
          minRange={0}
          label={null}
          thumbFromLabel={text.youngest}
          thumbToLabel={text.oldest}
          value={range}
          onChange={setRange}
          onChangeEnd={onSave}
        />
      </Input.Wrapper>
    </div>
  )
})
