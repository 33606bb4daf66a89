import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import classes from './print-sheet.module.css'

type Props = { children: ReactNode; onDone: () => void }

/** A page to take along. It exists only while it is being printed, and hides everything else on paper. */
export function PrintSheet({ children, onDone }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  return createPortal(<article className={classes.sheet}>{children}</article>, document.body)
}
