import { randomBytes, randomInt } from 'node:crypto'

let counter = randomInt(0xffffff)

/** 24 hexadecimal characters: 4 bytes of time, 5 random bytes per id, a 3-byte counter. */
export function newId(now = Date.now()): string {
  counter = (counter + 1) & 0xffffff
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
  return time + randomBytes(5).toString('hex') + counter.toString(16).padStart(6, '0')
}
