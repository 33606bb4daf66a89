import { device } from './device.ts'

const key = 'germina.sharedComputer'

/** On a shared computer nothing of the plan stays on the device: no cache, no unsent work after closing. */
export function isSharedComputer(): boolean {
  return device.get(key) === 'yes'
}

export function setSharedComputer(shared: boolean): void {
  if (shared) device.set(key, 'yes')
  else device.remove(key)
}
