import { device, visit } from './device.ts'

/** Copies of unsent changes, and what is half typed. The account follows. */
const copies = 'germina-unsent:'
const halfTyped = 'germina-half:'

/** How many texts of this person are half typed on this device. */
export function halfTypedCount(account: string): number {
  return device.keys().filter((key) => key.startsWith(halfTyped + account)).length
}

/** Empties the store of this device. Work that nobody else has stays, unless it is this person's own to discard. */
export function clearDevice(discards: string | null): void {
  for (const key of visit.keys()) visit.remove(key)
  const own = [copies, halfTyped].map((prefix) => prefix + (discards ?? ''))
  for (const key of device.keys()) {
    const isWork = key.startsWith(copies) || key.startsWith(halfTyped)
    const isDiscarded = discards !== null && own.some((start) => key.startsWith(start))
    if (!isWork || isDiscarded) device.remove(key)
  }
}
