import type { ReactNode } from 'react'
import text from '#web/step-kit/plan-text.module.css'

/** What was chosen, for those who only read. */
export function ReadValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className={text.label}>{label}</span>
      <p className={text.text}>{children || '–'}</p>
    </div>
  )
}
