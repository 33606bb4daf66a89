import { isEqual } from '#domain/plan/equal.ts'

type Recorded = { readonly _id: string; readonly version: number }

/**
 * An answer of the server is made of new objects. Here, and nowhere else, what says the same as before becomes the same
 * object again, so that everybody after this can tell by identity whether something changed.
 */
export function steadyAnswer<A extends object>(before: A | null, after: A, records: readonly string[]): A {
  if (!before) return after
  const former = before as Record<string, unknown>
  const parts = Object.entries(after).map(([name, value]) => [
    name,
    records.includes(name)
      ? sameRecords(former[name] as readonly Recorded[] | undefined, value as readonly Recorded[])
      : sameParts(former[name], value),
  ])
  return sameShallow(before, Object.fromEntries(parts) as A)
}

/** Another version says something else; the same one is looked into, for a restored backup may count versions again. */
function sameRecords(
  before: readonly Recorded[] | undefined,
  after: readonly Recorded[],
): readonly Recorded[] {
  if (!before) return after
  const known = new Map(before.map((record) => [record._id, record]))
  const records = after.map((record) => {
    const former = known.get(record._id)
    return former?.version === record.version && isEqual(former, record) ? former : record
  })
  return sameList(before, records)
}

/** Whatever has no version is small, and compared once for each answer. */
function sameParts(before: unknown, after: unknown): unknown {
  if (isEqual(before, after)) return before
  if (!Array.isArray(before) || !Array.isArray(after)) return after
  return after.map((part) => before.find((former) => isEqual(former, part)) ?? part)
}

export function sameList<T>(before: readonly T[] | undefined, after: readonly T[]): readonly T[] {
  const isSame = before?.length === after.length && after.every((item, index) => item === before[index])
  return isSame && before ? before : after
}

export function sameShallow<T extends object>(before: T | null, after: T): T {
  if (!before) return after
  const former = before as Record<string, unknown>
  const entries = Object.entries(after)
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([name, value]) => former[name] === value)
  return isSame ? before : after
}
