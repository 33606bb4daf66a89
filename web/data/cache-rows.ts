import type { SerializedEntries } from '@urql/exchange-graphcache'

/** What is kept of one thing, and the day on which it was last written. */
export type Row = { readonly day: number; readonly fields: Readonly<Record<string, string>> }

/** Null takes a row away. */
export type RowChanges = ReadonlyMap<string, Row | null>

export type RowStore = {
  readonly all: () => Promise<ReadonlyMap<string, Row>>
  readonly write: (changes: RowChanges) => Promise<void>
}

type Options = {
  readonly store: RowStore
  readonly today: number
  readonly maxAge: number
  /** Calls back when nobody waits for anything, and tells how many rows may be written then. */
  readonly whenIdle: (write: (most: number) => void, isFirst: boolean) => void
}

/**
 * The cache row by row: each thing is one, each list of the root another. Written is only what differs from what is
 * kept, and not before the browser is idle, so that saving a note costs as much as the note.
 */
export function cacheRows({ store, today, maxAge, whenIdle }: Options) {
  const rows = new Map<string, Row>()
  const changed = new Set<string>()
  let isPlanned = false

  async function read(): Promise<SerializedEntries> {
    const kept = await store.all()
    for (const [name, row] of kept) {
      if (row.day < today - maxAge) changed.add(name)
      // What was written while it was being read is newer.
      else rows.set(name, { day: row.day, fields: { ...row.fields, ...rows.get(name)?.fields } })
    }
    if (changed.size > 0) plan()
    return Object.assign({}, ...[...rows.values()].map(({ fields }) => fields)) as SerializedEntries
  }

  function write(entries: SerializedEntries): void {
    for (const [key, value] of Object.entries(entries)) set(rowOf(key), key, value)
    if (changed.size > 0) plan()
  }

  function set(name: string, key: string, value: string | undefined): void {
    const row = rows.get(name)
    if (row?.fields[key] === value && (row?.day ?? today) === today) return
    const { [key]: _former, ...others } = row?.fields ?? {}
    const fields = value === undefined ? others : { ...others, [key]: value }
    rows.set(name, { day: today, fields })
    changed.add(name)
  }

  function plan(isFirst = true): void {
    if (isPlanned) return
    isPlanned = true
    whenIdle((most) => {
      isPlanned = false
      flush(most)
      if (changed.size > 0) plan(false)
    }, isFirst)
  }

  /** At once: the page may be gone a moment later. */
  function flush(most = Number.POSITIVE_INFINITY): void {
    const changes = new Map<string, Row | null>()
    for (const name of changed) {
      if (changes.size >= most) break
      const row = rows.get(name)
      changes.set(name, row && Object.keys(row.fields).length > 0 ? row : null)
    }
    for (const name of changes.keys()) changed.delete(name)
    // It can be read again from the server.
    if (changes.size > 0) void store.write(changes).catch(() => undefined)
  }

  return { read, write, flush }
}

/** 'Segment:1.name' belongs to Segment:1. The root has everything, so that each of its fields is a row. */
function rowOf(key: string): string {
  const thing = key.slice(0, key.indexOf('.'))
  return thing === 'Query' ? key : thing
}
