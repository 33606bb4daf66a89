import type { Profile } from '#domain/progress/onboarding.ts'
import { visit } from '#web/data/device.ts'

const keyOf = (userId: string) => `germina.profile.${userId}`

export type Unsent = { readonly paths: readonly string[]; readonly profile: Profile }

/** What was typed but not stored yet outlives a reload, not the tab: nothing stays on a shared computer. */
export function keepUnsent(userId: string, unsent: Unsent): void {
  if (unsent.paths.length === 0) visit.remove(keyOf(userId))
  else visit.set(keyOf(userId), JSON.stringify(unsent))
}

export function unsentOf(userId: string): Unsent {
  const nothing: Unsent = { paths: [], profile: {} }
  try {
    return JSON.parse(visit.get(keyOf(userId)) ?? 'null') ?? nothing
  } catch {
    return nothing
  }
}
