import { isIPv6 } from 'node:net'
import { AppError } from '#domain/errors.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { hashToken } from './secret-token.ts'

/** A bucket that holds `burst` operations and gets one back every `secondsEach`: it slows, and never locks. */
type Allowance = { burst: number; secondsEach: number }

const allowances = {
  signInFailure: { burst: 50, secondsEach: 10 },
  signUp: { burst: 60, secondsEach: 60 },
  accountMail: { burst: 30, secondsEach: 60 },
  tokenGuess: { burst: 30, secondsEach: 10 },
  upload: { burst: 20, secondsEach: 30 },
  export: { burst: 20, secondsEach: 30 },
  planTelling: { burst: 120, secondsEach: 2 },
  mailToAddress: { burst: 3, secondsEach: 20 * 60 },
  mailFromPerson: { burst: 20, secondsEach: 72 * 60 },
  newSharedLink: { burst: 30, secondsEach: 60 },
  sharedReading: { burst: 120, secondsEach: 2 },
  sharedPassword: { burst: 10, secondsEach: 30 },
  sharedPasswordOfAll: { burst: 100, secondsEach: 30 },
} satisfies Record<string, Allowance>

export type Operation = keyof typeof allowances

/** Counts one operation of this caller, or refuses it with the time to wait. */
export async function spend(db: Queryable, operation: Operation, caller: string): Promise<void> {
  if (await trySpend(db, operation, caller)) return
  const { burst, secondsEach } = allowances[operation]
  const { rows } = await db.query<{ fullUntil: number }>(
    'select last_request as "fullUntil" from rate_limit where key = $1',
    [keyOf(operation, caller)],
  )
  const missing = (rows[0]?.fullUntil ?? 0) - Date.now() - (burst - 1) * secondsEach * 1000
  throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(missing / 1000)) })
}

/** One statement, so that all server processes count together. */
export async function trySpend(db: Queryable, operation: Operation, caller: string): Promise<boolean> {
  const { burst, secondsEach } = allowances[operation]
  const step = secondsEach * 1000
  const { rowCount } = await db.query(
    `insert into rate_limit (id, key, count, last_request) values ($1, $2, 1, $3::bigint + $4::bigint)
    on conflict (key) do update
      set last_request = greatest(rate_limit.last_request, $3) + $4, count = rate_limit.count + 1
      where greatest(rate_limit.last_request, $3) + $4 <= $3 + $5::bigint`,
    [newId(), keyOf(operation, caller), Date.now(), step, burst * step],
  )
  return rowCount === 1
}

/** For what counts only when it fails: spent before, so that a thousand at once are counted too, then returned. */
export async function giveBack(db: Queryable, operation: Operation, caller: string): Promise<void> {
  await db.query('update rate_limit set last_request = last_request - $2, count = count - 1 where key = $1', [
    keyOf(operation, caller),
    allowances[operation].secondsEach * 1000,
  ])
}

const forgetAfter = 15 * 60 * 1000
const withoutDelay = 5
const firstDelay = 500
const longestDelay = 8_000

/**
 * Counts a try at the password of this account and says how many milliseconds it has to wait. The right password is
 * still taken, so nobody can lock another person out.
 */
export async function delayOfTry(db: Queryable, account: string): Promise<number> {
  const now = Date.now()
  const { rows } = await db.query<{ count: number }>(
    `insert into rate_limit (id, key, count, last_request) values ($1, $2, 1, $3)
    on conflict (key) do update set last_request = $3,
      count = case when rate_limit.last_request > $4 then rate_limit.count + 1 else 1 end
    returning count`,
    [newId(), keyOf('password', account), now, now - forgetAfter],
  )
  const over = (rows[0]?.count ?? 1) - withoutDelay
  return over <= 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** (over - 1))
}

export async function forgetTries(db: Queryable, account: string): Promise<void> {
  await db.query('delete from rate_limit where key = $1', [keyOf('password', account)])
}

// Hashed, so that the table holds no list of addresses.
function keyOf(operation: string, caller: string): string {
  return `${operation}:${hashToken(caller.toLowerCase())}`
}

/** A household or a rented server owns a whole /64 of IPv6, so that counts as one caller. */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
