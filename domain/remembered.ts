/** The same answer for the same object, worked out once and forgotten together with the object. */
export function remembered<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const found = known.get(key) ?? { value: workOut(key) }
    known.set(key, found)
    return found.value
  }
}
