import { Button } from '@mantine/core'
import type { Decision } from '#web/data/queue/transitions.ts'
import type { Row, Write } from '#web/data/queue/write.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { said, writtenIn } from './said.ts'
import classes from './undecided.module.css'
import { words } from './words.ts'

type Props = { write: Write; current: Row; onDecide: (decision: Decision) => void }

/** Both versions of what two people wrote, side by side. */
export function Clash({ write, current, onDecide }: Props) {
  const text = words[useLocale()]
  return (
    <>
      <p className={classes.reason}>{text.clashAbout}</p>
      {writtenIn(write).map(([name, value]) => (
        <div key={name} className={classes.versions} data-two="true">
          <Version title={text.mine} value={said(value, text)} />
          <Version title={text.theirs} value={said(current[name], text)} />
        </div>
      ))}
      <DialogActions>
        <Button variant="default" onClick={() => onDecide('theirs')}>
          {text.keepTheirs}
        </Button>
        <Button onClick={() => onDecide('mine')}>{text.keepMine}</Button>
      </DialogActions>
    </>
  )
}

function Version({ title, value }: { title: string; value: string }) {
  return (
    <section className={classes.version}>
      <h3>{title}</h3>
      <p>{value || '–'}</p>
    </section>
  )
}
