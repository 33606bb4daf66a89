import { useId } from 'react'
import type { Choice } from '#domain/fields.ts'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './sharing.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly (Choice & { readonly value: Value })[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, under its question. */
export function ChoiceLine<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const locale = useLocale()
  const id = useId()
  return (
    <div className={classes.choice}>
      <span id={id}>{label}</span>
      <Segments
        aria-labelledby={id}
        value={value}
        data={options.map((option) => ({
          value: option.value,
          label: labelOf(options, option.value, locale),
        }))}
        onChange={onChange}
      />
    </div>
  )
}
