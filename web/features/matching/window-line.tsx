import { useLocale, useText } from '#web/i18n/text.tsx'
import type { MatchWindow } from './match-window.ts'
import classes from './matching.module.css'

export function useDay(): (moment: string) => string {
  const locale = useLocale()
  return (moment) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/** When matching is, in one line. */
export function WindowLine({ window }: { window: MatchWindow }) {
  const text = useText()
  const day = useDay()
  return (
    <p className={classes.window} data-state={window.state}>
      {words()}
    </p>
  )

  function words(): string {
    switch (window.state) {
      case 'open':
        return window.until
          ? text('matching.window.openUntil', { day: day(window.until) })
          : text('matching.window.open')
      case 'before':
        return text('matching.window.before', { day: day(window.from) })
      case 'after':
        return text('matching.window.after', { day: day(window.since) })
      case 'paused':
        return text('matching.window.paused')
    }
  }
}
