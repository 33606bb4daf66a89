import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'
import { createPageLoad } from './page-load.ts'

export function PageLoadBar() {
  const text = useText()
  const [load] = useState(createPageLoad)
  const state = useSyncExternalStore(load.subscribe, load.state)
  const isPending = useRouterState({ select: (router) => router.status === 'pending' })
  const hasFailed = useRouterState({
    select: (router) => router.matches.some((match) => match.status === 'error'),
  })
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
