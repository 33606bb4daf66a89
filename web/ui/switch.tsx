import type { ReactNode } from 'react'
import classes from './switch.module.css'

type Props = {
  children: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
  /** A switch for what becomes true at once, a tick for one of several. */
  look?: 'switch' | 'tick'
  'aria-label'?: string | undefined
}

/** On or off, with its words beside it. Plain boxes: a step can hold hundreds. */
export function Switch({ children, checked, onChange, look = 'switch', 'aria-label': label }: Props) {
  return (
    <label className={classes.line}>
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={classes[look]}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
