import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { clock, type Minutes, pitchOf } from './pitch.ts'
import classes from './rehearsal.module.css'
import { useRehearsal } from './use-rehearsal.ts'
import { words } from './words.ts'

type Props = { isOpen: boolean; minutes: Minutes; onClose: () => void }

/** The whole screen for the text: it scrolls as fast as one speaks, beside a clock. */
export function Rehearsal({ isOpen, minutes, onClose }: Props) {
  const text = words[useLocale()]
  return (
    <Dialog title={text.rehearse} closeLabel={text.close} opened={isOpen} onClose={onClose} isFull>
      {isOpen ? <Prompter minutes={minutes} /> : null}
    </Dialog>
  )
}

function Prompter({ minutes }: { minutes: Minutes }) {
  const text = words[useLocale()]
  const pitch = pitchOf(usePlan().data)
  const page = useRef<HTMLElement>(null)
  const { seconds, isRunning, toggle, restart } = useRehearsal(pitch, page)
  const limit = Number(minutes) * 60
  return (
    <>
      <p className={classes.clock} data-over={seconds > limit} role="timer" aria-label={text.clock}>
        {clock(seconds)} <small>/ {clock(limit)}</small>
      </p>
      <Soft>{text.aloud}</Soft>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keyboard too */}
      <section className={classes.page} ref={page} tabIndex={0} aria-label={text.pitch}>
        <p>{pitch}</p>
      </section>
      <DialogActions>
        <Button variant="default" onClick={restart}>
          {text.again}
        </Button>
        <Button onClick={toggle}>{isRunning ? text.pause : text.start}</Button>
      </DialogActions>
    </>
  )
}
