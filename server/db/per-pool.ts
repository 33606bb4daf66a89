import type { Pool } from 'pg'

/** One for each pool, made when it is first asked for. */
export function perPool<T>(make: (db: Pool) => T): (db: Pool) => T {
  const all = new WeakMap<Pool, T>()
  return (db) => {
    const known = all.get(db)
    if (known !== undefined) return known
    const made = make(db)
    all.set(db, made)
    return made
  }
}
