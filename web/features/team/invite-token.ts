const storageKey = 'germina.invite'

/** The link of the mail carries the token behind the hash sign: `#invite=…`. */
export function tokenInHash(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('invite')
  return token && /^[\w-]{20,200}$/.test(token) ? token : null
}

/**
 * Takes the token out of the address, so that nobody copies or bookmarks it, and keeps it until the person has logged
 * in or made an account.
 */
export function takeInvite(): string | null {
  const token = tokenInHash(window.location.hash)
  if (!token) return null
  localStorage.setItem(storageKey, token)
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return token
}

export function keptInvite(): string | null {
  return localStorage.getItem(storageKey)
}

export function forgetInvite(): void {
  localStorage.removeItem(storageKey)
}
