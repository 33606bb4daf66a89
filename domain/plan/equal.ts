/** Equality of JSON values, whatever the order of their keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isEqual(left[name], right[name]))
  )
}
