import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'

/** One that appears open would forget what had the focus, so it opens a moment later. */
export function DialogWindow({ title, closeLabel, opened, onClose, children }: DialogProps) {
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
