import { Drawer } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import classes from './import.module.css'
import { ImportChoice } from './import-choice.tsx'
import type { ImportProps } from './import-drawer.tsx'

type Props = ImportProps & { isOpen: boolean; onClose: () => void }

/** One that appears open would forget what had the focus, so it opens a moment later. */
export function ImportWindow({ label, hint, groups, empty, isOpen, onClose, onImport }: Props) {
  const text = useText()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const hasItems = groups.some(({ items }) => items.length > 0)
  return (
    <Drawer
      opened={isOpen && isMounted}
      onClose={onClose}
      position="right"
      title={label}
      closeButtonProps={{ 'aria-label': text('step.close'), size: 44 }}
      classNames={{
        root: classes.drawer ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {hasItems ? <ImportChoice groups={groups} onImport={onImport} /> : <div>{empty}</div>}
    </Drawer>
  )
}
