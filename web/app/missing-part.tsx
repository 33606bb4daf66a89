import { Button } from '@mantine/core'
import { useOnline } from '#web/data/online.ts'
import { useText } from '#web/i18n/text.tsx'
import type { MissingProps } from '#web/ui/part.tsx'
import classes from './missing-part.module.css'

/** In place of a part that could not be fetched. Most browsers fetch it again only with the whole page. */
export function MissingPartMessage({ onRetry, onClose }: MissingProps) {
  const text = useText()
  const isOnline = useOnline()
  return (
    <div className={onClose ? classes.over : classes.inside} role="alert">
      <p className={classes.title}>{text('error.partMissing')}</p>
      <p className={classes.help}>{text(isOnline ? 'error.partMissingHelp' : 'error.partMissingOffline')}</p>
      <div className={classes.actions}>
        <Button size="sm" onClick={isOnline ? () => window.location.reload() : onRetry}>
          {text(isOnline ? 'action.reload' : 'action.retry')}
        </Button>
        {onClose ? (
          <Button size="sm" variant="subtle" onClick={onClose}>
            {text('action.close')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
