import { type ReactNode, Suspense, useState } from 'react'
import classes from './dialog.module.css'
import { part } from './part.tsx'

export type DialogProps = {
  title: string
  closeLabel: string
  opened: boolean
  onClose: () => void
  /** It takes the whole screen. */
  isFull?: boolean
  /** It has room for tables and pictures. */
  isWide?: boolean
  children: ReactNode
}

const DialogWindow = part<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
  ({ opened, onClose }) => ({ isOpen: opened, onClose }),
)

/** A question on top of the page. Its code comes when it is first opened, and it stays from then on. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
