type Fields = Readonly<Record<string, unknown>>

/** As the server does it: groups are merged, everything else is replaced. */
export function mergedFields<T extends Fields>(before: T, set: Fields): T {
  const next: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(set)) {
    const former = next[name]
    next[name] = isGroup(value) && isGroup(former) ? mergedFields(former, value) : value
  }
  return next as T
}

export const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
