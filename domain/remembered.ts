/** The same answer for the same object, worked out once and forgotten together with the object. */
export function remembered<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const found = known.get(key) ?? { value: workOut(key) }
    known.set(key, found)
    return found.value
  }
}

/** The list that was given before for the same object, as long as the new one holds the same things. */
export function steadyList<K extends object, T>(): (key: K, list: readonly T[]) => readonly T[] {
  const known = new WeakMap<K, readonly T[]>()
  return (key, list) => {
    const before = known.get(key)
    if (before?.length === list.length && list.every((item, index) => item === before[index])) return before
    known.set(key, list)
    return list
  }
}

/** The same answer for the same object as long as the rest is the same too. */
export function rememberedWith<K extends object, R extends readonly unknown[], V>(
  workOut: (key: K, ...rest: R) => V,
): (key: K, ...rest: R) => V {
  const known = new WeakMap<K, { readonly value: V; readonly rest: R }>()
  return (key, ...rest) => {
    const before = known.get(key)
    if (before && rest.every((item, index) => item === before.rest[index])) return before.value
    const value = workOut(key, ...rest)
    known.set(key, { value, rest })
    return value
  }
}
