import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './dialog.module.css'

type Props = {
  title: string
  closeLabel: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** A question on top of the page. One that appears open would forget what had the focus, so it opens a moment later. */
export function Dialog({ title, closeLabel, opened, onClose, children }: Props) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <Modal
      opened={opened && isMounted}
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
