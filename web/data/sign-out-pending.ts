const key = 'germina.signOutPending'

/** Somebody logged out while the server could not be reached: their session ends with the next contact. */
export function isSignOutPending(): boolean {
  return localStorage.getItem(key) === 'yes'
}

export function setSignOutPending(pending: boolean): void {
  if (pending) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}
