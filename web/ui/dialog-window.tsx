import { Modal } from '@mantine/core'
import classes from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { useOpensAfterMount } from './opens-after-mount.ts'

export function DialogWindow({ title, closeLabel, opened, onClose, isFull = false, children }: DialogProps) {
  return (
    <Modal
      opened={useOpensAfterMount(opened)}
      onClose={onClose}
      returnFocus={false}
      fullScreen={isFull}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ content: classes.window ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}
