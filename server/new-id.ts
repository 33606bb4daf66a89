import { randomBytes } from 'node:crypto'

let last = { second: 0, place: 0 }

/**
 * 24 hexadecimal characters: 4 bytes of time, 2 bytes that grow within the second, 6 random bytes. Ids sort in the
 * order in which they were made, and nobody can guess one from another.
 */
export function newId(now = Date.now()): string {
  const second = Math.floor(now / 1000)
  const moment = (now % 1000) * 65
  const place = second === last.second ? Math.min(0xffff, Math.max(last.place + 1, moment)) : moment
  last = { second, place }
  return hex(second, 8) + hex(place, 4) + randomBytes(6).toString('hex')
}

const hex = (value: number, length: number) => Math.floor(value).toString(16).padStart(length, '0')
