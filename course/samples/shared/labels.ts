type Ids = ReadonlyMap<string | number, string>

export function idOf(ids: Ids, label: string | number): string {
  const id = ids.get(label)
  if (id === undefined) throw new Error(`The plan has no record labelled ${label}.`)
  return id
}

/** The same with ids in the place of labels, however deep they stand. */
export function withIds(value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') return value.replace(/@\{([^}]+)\}/g, (_, label) => idOf(ids, label))
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withIds(entry, ids)]))
}

/** The id of each draft by its label, or by its place where it has none. */
export function idsOf<D extends { readonly label?: string | undefined }>(
  drafts: readonly D[],
  newId: (draft: D, index: number) => string,
): Ids {
  const ids = new Map(drafts.map((draft, index) => [draft.label ?? index, newId(draft, index)]))
  if (ids.size < drafts.length) throw new Error('Two records of a plan share a label.')
  return ids
}
