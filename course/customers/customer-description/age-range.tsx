import { Input, RangeSlider } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './age-range.module.css'
import { ageText } from './persona.ts'
import { ReadValue } from './read-value.tsx'
import { words } from './words.ts'

type Range = [number, number]
type Props = { segment: Segment; label: string; onSave: (age: Range) => void }

const oldest = 100
/** Where the specification lets a portrait begin. */
const first: Range = [10, 20]

function rangeOf(age: readonly number[] | null | undefined): Range {
  const [from = first[0], to = first[1]] = age ?? []
  return [Math.min(from, oldest), Math.min(to, oldest)]
}

/** From the youngest to the oldest, with a thumb for each. */
export function AgeRange({ segment, label, onSave }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const field = `profile.age:${segment._id}`
  const gap = useGap(field)
  const [from, to] = rangeOf(segment.profile?.age)
  const [range, setRange] = useState<Range>([from, to])
  useEffect(() => setRange([from, to]), [from, to])
  if (!isEditable) return <ReadValue label={label}>{ageText(segment.profile?.age, locale)}</ReadValue>
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
}
