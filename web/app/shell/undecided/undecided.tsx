import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { undecided } from '#web/data/queue/undecided.ts'
import { queueFor, useQueueState } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'

/** Rarely needed, so its code comes with the first question. */
const UndecidedDialog = lazy(async () => ({
  default: (await import('./undecided-dialog.tsx')).UndecidedDialog,
}))

/** Asks about everything that the server would not take, wherever in the product the person is. */
export function Undecided() {
  const account = useMe()?.user_id
  const { unsent } = useQueueState(account)
  const putOff = useSyncExternalStore(undecided.watch, undecided.putOff)
  const [wasAsked, setAsked] = useState(false)
  const troubled = unsent.filter(({ trouble }) => trouble)
  const isAsking = troubled.some(({ order }) => !putOff.has(order))
  if (isAsking && !wasAsked) setAsked(true)
  if (!account || !wasAsked) return null
  return (
    <Suspense>
      <UndecidedDialog
        opened={isAsking}
        troubled={troubled}
        unsent={unsent}
        onDecide={queueFor(account).decide}
        onLater={() => undecided.later(troubled)}
      />
    </Suspense>
  )
}
