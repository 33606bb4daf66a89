import type { Decision } from '#web/data/queue/transitions.ts'
import type { Write } from '#web/data/queue/write.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Clash } from './clash.tsx'
import { Refused } from './refused.tsx'
import classes from './undecided.module.css'
import { words } from './words.ts'

type Props = {
  opened: boolean
  /** What waits for a decision, the oldest first. */
  troubled: readonly Write[]
  unsent: readonly Write[]
  onDecide: (order: number, decision: Decision) => void
  onLater: () => void
}

/** One question at a time. Closing it decides nothing. */
export function UndecidedDialog({ opened, troubled, unsent, onDecide, onLater }: Props) {
  const text = words[useLocale()]
  const [write] = troubled
  const decide = (decision: Decision) => write && onDecide(write.order, decision)
  return (
    <Dialog title={titleOf()} closeLabel={text.later} opened={opened && !!write} onClose={onLater}>
      {write?.page ? (
        <p className={classes.where}>
          {text.where}{' '}
          <a href={write.page.path}>{write.page.title.replace(/ · Germina$/, '') || write.page.path}</a>
        </p>
      ) : null}
      {write?.trouble?.is === 'clash' ? (
        <Clash key={write.order} write={write} current={write.trouble.current} onDecide={decide} />
      ) : null}
      {write?.trouble?.is === 'refused' ? (
        <Refused key={write.order} write={write} refusal={write.trouble} unsent={unsent} onDecide={decide} />
      ) : null}
      {troubled.length > 1 ? <p className={classes.left}>{text.left(troubled.length - 1)}</p> : null}
    </Dialog>
  )

  function titleOf(): string {
    if (write?.trouble?.is === 'clash') return text.clash
    if (write?.action === 'delete') return text.notRemoved
    return write?.action === 'comment' ? text.notSent : text.notSaved
  }
}
