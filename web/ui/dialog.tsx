import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'

type Props = {
  title: string
  closeLabel: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** A question on top of the page. It stays mounted, so that the focus finds its way back. */
export function Dialog({ title, closeLabel, opened, onClose, children }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
