import { Modal } from '@mantine/core'
import classes from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { useOpensAfterMount } from './opens-after-mount.ts'

export function DialogWindow(props: DialogProps) {
  const { title, closeLabel, opened, onClose, isFull = false, isWide = false, children } = props
  return (
    <Modal
      opened={useOpensAfterMount(opened)}
      onClose={onClose}
      returnFocus={false}
      fullScreen={isFull}
      {...(isWide ? { size: '60rem' } : {})}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{ content: classes.window ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}
