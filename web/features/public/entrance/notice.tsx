import type { ReactNode } from 'react'
import classes from './form.module.css'

export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return <p className={classes[tone]}>{children}</p>
}
