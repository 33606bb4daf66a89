import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Sidebar } from '#web/app/shell/look/shell-look.ts'
import { useText } from '#web/i18n/text.tsx'
import { useOpensAfterMount } from '#web/ui/opens-after-mount.ts'
import { plainHeader } from '#web/ui/theme.ts'
import classes from './drawers.module.css'

type Props = {
  id: string
  label: string
  open: boolean
  sidebar: Sidebar
  onClose: () => void
  children: ReactNode
}

export function DrawerSheet({ id, label, open, sidebar, onClose, children }: Props) {
  const text = useText()
  return (
    <Drawer
      id={id}
      opened={useOpensAfterMount(open)}
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={label}
      closeButtonProps={{ 'aria-label': text('shell.bar.closeMenu'), size: 44 }}
      classNames={{
        root: classes.sheetRoot ?? '',
        content: classes.sheet ?? '',
        header: classes.sheetHeader ?? '',
        title: classes.sheetTitle ?? '',
        body: classes.sheetBody ?? '',
      }}
      attributes={{ ...plainHeader, content: { 'data-sidebar': sidebar } }}
    >
      <nav aria-label={label}>{children}</nav>
    </Drawer>
  )
}
