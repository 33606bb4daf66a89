import { isOnline } from '#web/data/online.ts'
import { PartMissing } from '#web/ui/part.tsx'
import { SessionUnknown, SignedOutHere } from './session-unknown.ts'

/** Something is broken: not just a page that does not exist, or a line that is away. */
export function isFault(error: unknown): boolean {
  if (error instanceof SessionUnknown || error instanceof SignedOutHere) return false
  return !(error instanceof PartMissing) || isOnline()
}
