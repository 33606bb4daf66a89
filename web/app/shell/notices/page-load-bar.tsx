import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShown } from '#web/app/shown-page.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'
import { createPageLoad } from './page-load.ts'

export function PageLoadBar() {
  const text = useText()
  const [load] = useState(createPageLoad)
  const state = useSyncExternalStore(load.subscribe, load.state)
  const isPending = useShown((shown) => shown.isPending)
  const hasFailed = useShown(({ page }) => page?.kind === 'fault')
  useEffect(() => {
    if (isPending) load.start()
    else if (hasFailed) load.fail()
    else load.finish()
  }, [load, isPending, hasFailed])
  const isSeen = state !== 'idle' && state !== 'waiting'
  return (
    <div aria-live="polite">
      {isSeen ? (
        <div
          className={classes.load}
          data-state={state}
          role="progressbar"
          aria-label={text('shell.load.running')}
        >
          <div className={classes.loaded} />
        </div>
      ) : null}
    </div>
  )
}
