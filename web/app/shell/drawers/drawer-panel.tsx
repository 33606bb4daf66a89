import { Drawer as Sheet } from '@mantine/core'
import type { ReactNode } from 'react'
import { useShellLook } from '#web/app/shell/look/shell-look.ts'
import { plainHeader } from '#web/app/shell/overlay.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './drawers.module.css'

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
  const text = useText()
  const { sidebar } = useShellLook()
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
        <div className={classes.inside}>{children}</div>
      </nav>
    )
  }
  return (
    <Sheet
      id={drawerId}
      opened={open}
      onClose={onClose}
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
    </Sheet>
  )
}
