import { type ReactNode, useId } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './choice-field.module.css'
import { Fault } from './layout/said.tsx'
import { Stack } from './layout/stack.tsx'
import { usePlanFrame } from './plan-context.tsx'
import { useGap } from './step-context.tsx'

/** A stored value with its name in both languages. */
type Option<T> = { readonly value: T; readonly en: string; readonly es: string }

type Props<T extends string> = {
  /** Where messages appear. */
  field: string
  label: string
  /** What it belongs to, where a step has several of them. */
  of: string
  options: readonly Option<T>[]
  value: T | null | undefined
  /** How a value is shown where its name is not enough. */
  said?: (value: T) => ReactNode
  /** What readers see while nothing is chosen. */
  none?: string
  onPick: (value: T) => void
}

/** One of a few values of the plan, side by side. For readers it is the chosen one alone. */
export function ChoiceField<T extends string>(props: Props<T>) {
  const { field, label, of, options, value, none = '–', onPick } = props
  const locale = useLocale()
  const id = useId()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const named = (option: Option<T>) => props.said?.(option.value) ?? option[locale]
  const chosen = options.find((option) => option.value === value)
  return (
    <Stack gap="s" data-field={field}>
      <strong className={classes.label} aria-hidden={isEditable}>
        {label}
      </strong>
      {isEditable ? (
        <Segments
          aria-label={`${label}${label.endsWith('?') ? ' ' : ': '}${of}`}
          aria-describedby={`${id}-gap`}
          aria-invalid={gap !== undefined}
          className={classes.choice}
          data={options.map((option) => ({ value: option.value, label: named(option) }))}
          value={value ?? null}
          onChange={onPick}
        />
      ) : (
        <p>{chosen ? named(chosen) : none}</p>
      )}
      <Fault id={`${id}-gap`}>{gap}</Fault>
    </Stack>
  )
}
