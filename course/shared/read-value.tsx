import type { ReactNode } from 'react'
import text from '#web/step-kit/plan-text.module.css'

type Props = { label: string; field?: string; children: ReactNode }

/** What was chosen or written, for those who only read. */
export function ReadValue({ label, field, children }: Props) {
  return (
    <div data-field={field}>
      <span className={text.label}>{label}</span>
      <p className={text.text}>{children || '–'}</p>
    </div>
  )
}
