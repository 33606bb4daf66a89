import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useOnline } from '#web/data/online.ts'
import { service } from '#web/data/service.ts'
import { useText } from '#web/i18n/text.tsx'
import type { MissingProps } from '#web/ui/part.tsx'
import classes from './missing-part.module.css'

/** In place of a part that could not be fetched. It comes by itself when the line is back. */
export function MissingPartMessage({ onRetry, onClose }: MissingProps) {
  const text = useText()
  const isOnline = useOnline()
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  useEffect(() => service.onReturn(() => latest.current()), [])
  return (
    <div className={onClose ? classes.over : classes.inside} role="alert">
      <p className={classes.title}>{text('error.partMissing')}</p>
      <p className={classes.help}>{text(isOnline ? 'error.partMissingHelp' : 'error.partMissingOffline')}</p>
      <div className={classes.actions}>
        <Button size="sm" onClick={onRetry}>
          {text('action.retry')}
        </Button>
        {isOnline ? (
          <Button size="sm" variant="default" onClick={() => window.location.reload()}>
            {text('action.reload')}
          </Button>
        ) : null}
        {onClose ? (
          <Button size="sm" variant="subtle" onClick={onClose}>
            {text('action.close')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
