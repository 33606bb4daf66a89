import { randomBytes } from 'node:crypto'

// All 96 bits at random, without the time and the counter of other ids.
export function unguessableId(): string {
  return randomBytes(12).toString('hex')
}
