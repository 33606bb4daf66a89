import { type ReactNode, Suspense, useState } from 'react'
import { useShellLook } from '#web/app/shell/look/shell-look.ts'
import { part } from '#web/ui/part.tsx'
import classes from './drawers.module.css'

const DrawerSheet = part(
  async () => (await import('./drawer-sheet.tsx')).DrawerSheet,
  ({ open, onClose }) => ({ isOpen: open, onClose }),
)

export const drawerId = 'shell-drawer'

type Props = {
  label: string
  wide: boolean
  open: boolean
  /** The modules menu of the business plan is narrower than the other drawers. */
  size: 'regular' | 'plan'
  onClose: () => void
  children: ReactNode
}

/** Beside the page on a wide screen, a sheet from below on a phone. */
export function DrawerPanel({ label, wide, open, size, onClose, children }: Props) {
  const { sidebar } = useShellLook()
  const [wasSheet, setWasSheet] = useState(false)
  if (!wide && open && !wasSheet) setWasSheet(true)
  if (wide) {
    return (
      <nav
        id={drawerId}
        aria-label={label}
        className={classes.panel}
        data-sidebar={sidebar}
        data-size={size}
        data-open={open}
        inert={!open}
      >
        <div className={classes.inside} data-as-of-now>
          {children}
        </div>
      </nav>
    )
  }
  if (!wasSheet) return null
  return (
    <Suspense>
      <DrawerSheet id={drawerId} label={label} open={open} sidebar={sidebar} onClose={onClose}>
        {children}
      </DrawerSheet>
    </Suspense>
  )
}
