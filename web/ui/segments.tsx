import { type ReactNode, useId } from 'react'
import classes from './segments.module.css'

type Props<Value extends string> = {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  /** Null while nothing is chosen. */
  value: Value | null
  data: readonly { readonly value: Value; readonly label: ReactNode }[]
  onChange: (value: Value) => void
  /** Shown to somebody who may not choose. */
  isLocked?: boolean
  className?: string | undefined
}

/** One of a few, side by side. Plain radio buttons: a step can hold hundreds. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { value, data, onChange, isLocked = false, className = '' } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid'] || undefined}
      className={`${classes.segments} ${className}`}
    >
      {data.map((one) => (
        <label key={one.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={one.value}
            className={classes.input}
            checked={one.value === value}
            disabled={isLocked}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  )
}
