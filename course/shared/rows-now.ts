import { isEqual } from '#domain/plan/equal.ts'

/**
 * Rows without ids as they stand now, and where in them the one is that was shown at a place: others may have removed
 * or added rows meanwhile. One that somebody removed stands there again, so that what was written in it is asked about
 * and not lost, nor written into another row.
 */
export function rowsNow<Row>(
  now: readonly Row[],
  shown: readonly Row[],
  place: number,
): { readonly rows: readonly Row[]; readonly at: number } {
  const row = shown[place]
  if (row === undefined || isEqual(now[place], row)) return { rows: now, at: place }
  const found = now.findIndex((one) => isEqual(one, row))
  if (found >= 0) return { rows: now, at: found }
  // As many as before: somebody changed it, and it is still the one of its place.
  if (now.length === shown.length) return { rows: now, at: place }
  const at = Math.min(place, now.length)
  return { rows: now.toSpliced(at, 0, row), at }
}
