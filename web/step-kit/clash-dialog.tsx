import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Write } from '#web/data/queue/write.ts'
import { useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './step-shell.module.css'

export type Clash = { write: Write; current: Record<string, unknown> }

type Props = {
  clash: Clash | undefined
  onKeepMine: (clash: Clash) => void
  onKeepTheirs: (clash: Clash) => void
}

/** Both versions of what two people wrote, side by side. */
export function ClashDialog({ clash, onKeepMine, onKeepTheirs }: Props) {
  const text = useText()
  // A dialog that appears open forgets what had the focus before.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const keepTheirs = () => clash && onKeepTheirs(clash)
  const names = clash
    ? Object.keys(clash.write.fields).filter((name) => isText(clash.write.fields[name]))
    : []
  return (
    <Dialog
      title={text('step.conflictTitle')}
      closeLabel={text('step.close')}
      opened={isMounted && clash !== undefined}
      onClose={keepTheirs}
    >
      <p>{text('step.conflictAbout')}</p>
      {clash
        ? names.map((name) => (
            <div key={name} className={classes.versions}>
              <Version title={text('step.mine')} value={clash.write.fields[name]} />
              <Version title={text('step.theirs')} value={clash.current[name]} />
            </div>
          ))
        : null}
      <DialogActions>
        <Button variant="default" onClick={keepTheirs}>
          {text('step.keepTheirs')}
        </Button>
        <Button onClick={() => clash && onKeepMine(clash)}>{text('step.keepMine')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const isText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || Array.isArray(value)

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <section className={classes.version}>
      <h3>{title}</h3>
      <p>{Array.isArray(value) ? value.join(', ') : String(value ?? '–')}</p>
    </section>
  )
}
