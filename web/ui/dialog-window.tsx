import { Modal } from '@mantine/core'
import classes from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { useOpensAfterMount } from './opens-after-mount.ts'
import { letsStylesIn } from './ui-provider.tsx'

export function DialogWindow(props: DialogProps) {
  const { title, closeLabel, opened, onClose, isFull = false, isWide = false, children } = props
  return (
    <Modal
      opened={useOpensAfterMount(opened)}
      onClose={onClose}
      returnFocus={false}
      // Holding the page still below writes a style element.
      lockScroll={letsStylesIn()}
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
