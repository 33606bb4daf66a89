import { useLocale } from '#web/i18n/text.tsx'
import type { MatchWindow } from './match-window.ts'
import classes from './matching.module.css'
import { words as matchingWords } from './words.ts'

export function useDay(): (moment: string) => string {
  const locale = useLocale()
  return (moment) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment))
}

/** When matching is, in one line. */
export function WindowLine({ window }: { window: MatchWindow }) {
  const text = matchingWords[useLocale()]
  const day = useDay()
  return (
    <p className={classes.window} data-state={window.state}>
      {words()}
    </p>
  )

  function words(): string {
    switch (window.state) {
      case 'open':
        return window.until ? text.window.openUntil(day(window.until)) : text.window.open
      case 'before':
        return text.window.before(day(window.from))
      case 'after':
        return text.window.after(day(window.since))
      case 'paused':
        return text.window.paused
    }
  }
}
