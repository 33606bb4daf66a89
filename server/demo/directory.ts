/** Ids by the short names that the data uses. An unknown name is a mistake in the data and stops the loading. */
export type Directory = (key: string) => string

export function directoryOf(
  what: string,
  entries: readonly (readonly [key: string, id: string])[],
): Directory {
  const ids = new Map(entries)
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo world knows no ${what} ${key}.`)
    return id
  }
}
