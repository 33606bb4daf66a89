import { useEffect, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { goUp } from './go-up.ts'
import { Icon } from './icons/icon.tsx'
import { isFarDown } from './is-far-down.ts'
import classes from './scroll-to-top.module.css'

export function ScrollToTop() {
  const text = useText()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Asked while the page is drawn, the browser would have to lay it out twice.
    const look = () => setShown(isFarDown(window.scrollY))
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={text('shell.top')}
      title={text('shell.top')}
      onClick={goUp}
    >
      <Icon name="top" />
    </button>
  )
}
