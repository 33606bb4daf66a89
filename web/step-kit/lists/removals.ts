import type { Held } from '#web/data/queue/queue.ts'
import { createTimedMessage } from '#web/ui/timed-message.ts'

export type Removal = {
  /** What went, in the person's own words. */
  readonly name: string
  /** The name of the button that took it away, which comes back with it. */
  readonly button: string
  readonly held: Held
}

const shownMs = 8000

/** What was removed last, as long as it can be put back. */
export const removals = createTimedMessage<Removal>()

let last: Removal | null = null
removals.subscribe(() => {
  const now = removals.current()
  if (last !== now) last?.held.letGo()
  last = now
})

export const tellRemoval = (removal: Removal) => removals.show(removal, shownMs)
