import { Button } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

/** Not offered where the browser has no full screen, as on an iPhone. Ends with the presentation. */
export function FullscreenButton() {
  const text = words[useLocale()]
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  useEffect(() => leave, [])
  if (!document.fullscreenEnabled) return null
  return (
    <Button variant="default" onClick={isFull ? leave : enter}>
      {isFull ? text.leaveFullscreen : text.fullscreen}
    </Button>
  )
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

// The browser may refuse; then nothing changes on the screen and there is nothing to say.
const enter = () => void document.documentElement.requestFullscreen().catch(() => undefined)
function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
