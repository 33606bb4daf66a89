/** A value for each name. Worked out anew with every key that somebody presses, so it makes no pairs on the way. */
export function recordOf<K extends string, T>(
  names: readonly K[],
  valueIn: (name: K, index: number) => T,
): Record<K, T> {
  const record: Partial<Record<K, T>> = {}
  let index = 0
  for (const name of names) record[name] = valueIn(name, index++)
  return record as Record<K, T>
}
