/** The cache marks every record with its type; the API does not want the marks back. */
export function withoutTypenames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutTypenames) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => name !== '__typename')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutTypenames(inner)])) as T
}
