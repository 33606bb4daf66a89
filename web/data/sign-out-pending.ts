import { device } from './device.ts'

const key = 'germina.signOutPending'

/** Somebody logged out while the server could not be reached: their session ends with the next contact. */
export function isSignOutPending(): boolean {
  return device.get(key) === 'yes'
}

export function setSignOutPending(pending: boolean): void {
  if (pending) device.set(key, 'yes')
  else device.remove(key)
}
