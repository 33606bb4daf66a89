import { useLocale } from '#web/i18n/text.tsx'
import classes from './board.module.css'
import type { Board } from './board-documents.ts'
import { windowOf } from './board-facts.ts'
import { words } from './words.ts'

/** When mentors and entrepreneurs find each other; organisers match at any time. */
export function WindowLine({ board }: { board: Board }) {
  const locale = useLocale()
  const text = words[locale]
  const window = windowOf(board, new Date())
  const day =
    'day' in window ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(window.day)) : ''
  return <p className={classes.window}>{text.window[window.state](day)}</p>
}
