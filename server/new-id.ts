import { randomBytes } from 'node:crypto'

const mostPlaces = 0xffff
/** How far ids may run ahead of the clock when more are made in a second than it has places. */
const mostAhead = 5

let last = { second: 0, place: 0 }

/**
 * 24 hexadecimal characters: 4 bytes of time, 2 bytes that grow within the second, 6 random bytes. Ids sort in the
 * order in which they were made, and nobody can guess one from another.
 */
export function newId(now = Date.now()): string {
  last = next(Math.floor(now / 1000), (now % 1000) * 65)
  return hex(last.second, 8) + hex(last.place, 4) + randomBytes(6).toString('hex')
}

function next(second: number, moment: number): typeof last {
  const isAhead = last.second > second && last.second - second <= mostAhead
  if (second !== last.second && !isAhead) return { second, place: moment }
  const place = isAhead ? last.place + 1 : Math.max(last.place + 1, moment)
  return place > mostPlaces ? { second: last.second + 1, place: 0 } : { second: last.second, place }
}

const hex = (value: number, length: number) => Math.floor(value).toString(16).padStart(length, '0')
