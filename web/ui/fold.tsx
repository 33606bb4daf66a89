import type { ReactNode, Ref, ToggleEvent } from 'react'
import classes from './fold.module.css'
import { Icon } from './icon.tsx'

type Props = {
  label: ReactNode
  children: ReactNode
  /** A plus for what will be written there, an arrow for what is there already. */
  sign?: 'plus' | 'open'
  open?: boolean
  ref?: Ref<HTMLDetailsElement>
  onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void
  className?: string | undefined
}

/** Something that waits behind one line until it is wanted. */
export function Fold({ label, children, sign = 'open', className = '', ...rest }: Props) {
  return (
    <details className={`${classes.fold} ${className}`} data-sign={sign} {...rest}>
      <summary>
        <Icon name={sign} className={classes.sign} />
        {sign === 'plus' ? <Icon name="minus" className={classes.unfolded} /> : null}
        <span>{label}</span>
      </summary>
      {children}
    </details>
  )
}
