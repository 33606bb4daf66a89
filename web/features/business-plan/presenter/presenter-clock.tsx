import { clock } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './presenter.module.css'
import { useSeconds } from './use-seconds.ts'
import { words } from './words.ts'

/** How long one has been talking, and how long the pitch takes to say. */
export function PresenterClock({ target }: { target: number | null }) {
  const text = words[useLocale()]
  const seconds = useSeconds()
  const isOver = target !== null && seconds > target
  return (
    <p className={classes.clock} data-over={isOver} role="timer" aria-label={text.passed}>
      {clock(seconds)}
      {target === null ? null : (
        <small title={isOver ? text.over : text.target(clock(target))}> / {clock(target)}</small>
      )}
    </p>
  )
}
