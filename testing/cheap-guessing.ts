import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Guessing } from '#server/auth/guessing.ts'

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

export type Cost = Readonly<{ N: number; r: number; p: number }>

/** What better-auth asks of a machine for each password, as it stands in its source. */
export const productCost: Cost = { N: 16_384, r: 16, p: 1 }

/** The work of a hash grows with N: this is a thousandth of it. */
const cheapCost: Cost = { ...productCost, N: 16 }

/** Whether a hash of this password was made at this cost, worked out without the product's code. */
export async function isHashAt(cost: Cost, hash: string, password: string): Promise<boolean> {
  const [salt = '', key] = hash.split(':')
  return key === (await keyOf(cost, password, salt))
}

/** The product's kind of hash for a thousandth of its cost, and no waiting for an even moment. */
export const cheapGuessing: Guessing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${await keyOf(cheapCost, password, salt)}`
  },
  verify: ({ hash, password }) => isHashAt(cheapCost, hash, password),
  evenMoment: 0,
}

async function keyOf(cost: Cost, password: string, salt: string): Promise<string> {
  const maxmem = 256 * cost.N * cost.r
  return (await derive(password.normalize('NFKC'), salt, 64, { ...cost, maxmem })).toString('hex')
}
