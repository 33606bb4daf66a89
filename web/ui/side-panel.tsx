import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOpensAfterMount } from './opens-after-mount.ts'
import classes from './side-panel.module.css'

export type SidePanelProps = {
  title: ReactNode
  closeLabel: string
  opened: boolean
  onClose: () => void
  /** On a wide screen; a phone gives all it has. */
  width: string
  closeOnEscape?: boolean
  /** Off where nothing on the page has opened it. */
  returnFocus?: boolean
  onExitTransitionEnd?: () => void
  children: ReactNode
}

/** What is read or chosen beside the page, at its right edge. What stands in it decides which part of it scrolls. */
export function SidePanel({ opened, closeLabel, width, returnFocus, children, ...rest }: SidePanelProps) {
  return (
    <Drawer
      {...rest}
      opened={useOpensAfterMount(opened, returnFocus)}
      returnFocus={false}
      position="right"
      size={width}
      padding="lg"
      closeButtonProps={{ 'aria-label': closeLabel, size: 44 }}
      classNames={{
        root: classes.panel ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
    </Drawer>
  )
}
