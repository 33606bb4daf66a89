const key = 'germina.sharedComputer'

/** On a shared computer nothing of the plan stays on the device: no cache, no unsent work after closing. */
export function isSharedComputer(): boolean {
  return localStorage.getItem(key) === 'yes'
}

export function setSharedComputer(shared: boolean): void {
  if (shared) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}
