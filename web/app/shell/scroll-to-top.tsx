import { useSyncExternalStore } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icons/icon.tsx'
import { isFarDown } from './is-far-down.ts'
import classes from './scroll-to-top.module.css'

export function ScrollToTop() {
  const text = useText()
  const shown = useSyncExternalStore(onScroll, () => isFarDown(window.scrollY))
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

function goUp(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  // The button goes away; the keyboard goes on where the page begins.
  document.getElementById('content')?.focus({ preventScroll: true })
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
