import { useEffect, useRef } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'

/** A page whose name does not come is said by that of its route. */
const patienceMs = 4000

type Page = {
  readonly title: string
  readonly pathname: string
  /** False while the page that was opened has not said its name yet. */
  readonly isFinal: boolean
}

/** Says which page was opened. The first one is said by the browser. */
export function useSpokenPage({ title, pathname, isFinal }: Page): void {
  const text = useText()
  const said = useRef(pathname)
  useEffect(() => {
    if (said.current === pathname) return
    const say = () => {
      said.current = pathname
      announce(text('frame.opened', { page: title }))
    }
    if (isFinal) return say()
    const waiting = setTimeout(say, patienceMs)
    return () => clearTimeout(waiting)
  }, [title, pathname, isFinal, text])
}
