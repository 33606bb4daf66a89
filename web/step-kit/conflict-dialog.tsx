import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type ErrorCode, errorTexts } from '#domain/errors.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import type { Write } from '#web/data/queue/write.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { usePlan } from './plan-context.tsx'
import classes from './step-shell.module.css'

type Clash = { write: Write; current: Record<string, unknown> }

/** Two people wrote the same field: shows both, and lets the person decide. */
export function ConflictDialog() {
  const text = useText()
  const locale = useLocale()
  const { account } = usePlan()
  const [clashes, setClashes] = useState<readonly Clash[]>([])

  useEffect(
    () =>
      queueFor(account).onSettled(({ write, answer }) => {
        if (answer.kind === 'conflict' && write.kind === 'update') {
          setClashes((all) => [...all, { write, current: answer.current as Record<string, unknown> }])
        }
        if (answer.kind === 'refused') {
          notify(text('step.refused', { reason: errorTexts[answer.code as ErrorCode][locale] }), 'error')
        }
      }),
    [account, locale, text],
  )

  const [clash] = clashes
  const next = () => setClashes((all) => all.slice(1))

  function keepMine() {
    if (!clash) return
    const { order: _order, account: _account, at: _at, ...write } = clash.write
    void queueFor(account).add({ ...write, version: Number(clash.current.version) })
    next()
  }

  const names = clash
    ? Object.keys(clash.write.fields).filter((name) => isText(clash.write.fields[name]))
    : []
  return (
    <Dialog
      title={text('step.conflictTitle')}
      closeLabel={text('step.close')}
      opened={Boolean(clash)}
      onClose={next}
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
        <Button variant="default" onClick={next}>
          {text('step.keepTheirs')}
        </Button>
        <Button onClick={keepMine}>{text('step.keepMine')}</Button>
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
