import { useEffect, useRef } from 'react'
import { useOnline } from '#web/data/online.ts'
import { undecided } from '#web/data/queue/undecided.ts'
import { useQueueState } from '#web/data/queue/unsent.ts'
import { useServiceAway } from '#web/data/service.ts'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'

/**
 * Says that the line is down or the service away, how much waits for it, what waits for the person, and what the
 * browser cannot keep. Seen from everywhere on the page.
 */
export function LineState() {
  const text = useText()
  const isOnline = useOnline()
  const isAway = useServiceAway()
  const { unsent, unkept } = useQueueState(useMe()?.user_id)
  const troubled = unsent.filter(({ trouble }) => trouble).length
  const waiting = unsent.length - troubled
  const strip = useRef<HTMLDivElement>(null)
  useRoomAtTheTop(strip)
  return (
    <div role="status" ref={strip} className={classes.line}>
      {isOnline && !isAway ? null : (
        <p className={classes.offline}>
          {text(isOnline ? 'net.away' : 'net.offline')}
          {/* Heard with the rest when it begins, not again with every change that waits. */}
          {waiting > 0 ? <strong aria-live="off"> {text('net.unsent', { count: waiting })}</strong> : null}
        </p>
      )}
      {unkept ? <p className={classes.offline}>{text('net.unkept')}</p> : null}
      {troubled > 0 ? (
        <p className={classes.offline}>
          {text('net.undecided', { count: troubled })}{' '}
          <button type="button" className={classes.decide} onClick={undecided.ask}>
            {text('net.decide')}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** What the page scrolls to, and what else stands at the top, stays clear of the strip. */
function useRoomAtTheTop(strip: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--line-state', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--line-state')
    }
  }, [strip])
}
