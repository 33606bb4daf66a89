import { queueFor } from '#web/data/queue/unsent.ts'
import { service } from '#web/data/service.ts'
import { sessionState } from '#web/data/session.ts'
import { onWaking } from '#web/data/waking.ts'

/** A line that is back and a computer that woke up are no promise yet: first the service must answer. */
export function watchLine(page: Window): void {
  page.addEventListener('online', service.lookAgain)
  onWaking(page.document, service.lookAgain)
  service.onReturn(() => {
    const account = sessionState().me?.user_id
    if (account) void queueFor(account).flush()
  })
}
