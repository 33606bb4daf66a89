import { useSyncExternalStore } from 'react'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'

/** Not offered where the browser has no full screen, as on an iPhone. */
export function FullscreenToggle() {
  const text = useText()
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const label = text(isFull ? 'shell.bar.leaveFullscreen' : 'shell.bar.fullscreen')
  return (
    <button
      type="button"
      className={`${classes.quiet} ${classes.desktop}`}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name={isFull ? 'leaveFullscreen' : 'fullscreen'} />
    </button>
  )
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

function toggle(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // The browser may refuse; then nothing changes on the screen and there is nothing to say.
  done.catch(() => undefined)
}
