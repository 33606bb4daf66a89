import { useEffect, useRef } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icons/icon.tsx'
import classes from './scroll-to-top.module.css'
import { watchScroll } from './watch-scroll.ts'

export function ScrollToTop() {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (button.current ? watchScroll(button.current) : undefined), [])
  return (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={text('shell.top')}
      title={text('shell.top')}
      hidden
    >
      <Icon name="top" />
    </button>
  )
}
