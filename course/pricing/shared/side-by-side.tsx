import type { ReactNode } from 'react'
import classes from './side-by-side.module.css'

/** Two short fields in one line, also in a narrow card. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className={classes.fields}>{children}</div>
)
