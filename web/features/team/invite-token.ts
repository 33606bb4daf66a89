import { device, visit } from '#web/data/device.ts'

const storageKey = 'germina.invite'

/** The link of the mail carries the token behind the hash sign: `#invite=…`. */
export function tokenInHash(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('invite')
  return token && /^[\w-]{20,200}$/.test(token) ? token : null
}

/**
 * The link that this tab was opened with. Its token leaves the address at once, so that nobody copies or bookmarks it,
 * and is kept until the person has logged in or made an account.
 */
export function openedInvite(): string | null {
  const token = tokenInHash(window.location.hash)
  if (!token) return visit.get(storageKey)
  device.set(storageKey, token)
  // Changing the language loads the page again, without the hash.
  visit.set(storageKey, token)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return token
}

/** One that was opened in any tab of this browser. */
export function keptInvite(): string | null {
  return device.get(storageKey)
}

export function forgetInvite(): void {
  device.remove(storageKey)
  visit.remove(storageKey)
}
