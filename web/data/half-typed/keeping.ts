import type { Kept } from '#web/data/device.ts'

/** Something that a person has typed and that is not part of anything yet. */
export type HalfTyped = {
  /** Account, project, step and field. */
  readonly key: string
  readonly value: unknown
  /** The words that were typed. Null where only choices were made: that lives as long as its field is shown. */
  readonly text: string | null
  readonly at: number
}

const prefix = 'germina-half:'
const most = 200
const longestMs = 30 * 24 * 60 * 60 * 1000

type Options = { readonly store: () => Kept; readonly now?: () => number }

/** Keeps it with every key that is pressed, until it is added, sent or discarded. */
export function createKeeping({ store, now = Date.now }: Options) {
  const fieldWatchers = new Map<string, Set<() => void>>()
  const listWatchers = new Set<() => void>()
  let known: Map<string, HalfTyped> | null = null
  let version = 0

  function entries(): Map<string, HalfTyped> {
    known ??= read(store(), now())
    return known
  }

  function become(key: string, next: HalfTyped | undefined): void {
    const before = entries().get(key)
    if (next) entries().set(key, next)
    else entries().delete(key)
    if (isWritten(before) !== isWritten(next)) {
      version += 1
      for (const watcher of listWatchers) watcher()
    }
    for (const watcher of fieldWatchers.get(key) ?? []) watcher()
  }

  function put(key: string, value: unknown, text: string | null): void {
    const entry = { key, value, text, at: now() }
    // Read before it is written, else it would seem to have stood there.
    entries()
    if (text === null) store().remove(prefix + key)
    else store().set(prefix + key, stored(entry))
    become(key, entry)
    for (const { key: old } of tooMany(entries())) remove(old)
  }

  function remove(key: string): void {
    if (!entries().has(key)) return
    store().remove(prefix + key)
    become(key, undefined)
  }

  /** A record that was new has got its id: what is typed for it belongs to it further on. */
  function rename(temporary: string, id: string): void {
    for (const entry of [...entries().values()]) {
      const text = JSON.stringify([entry.key, entry.value])
      if (!text.includes(temporary)) continue
      const [key, value] = JSON.parse(text.replaceAll(temporary, id)) as [string, unknown]
      if (!entries().has(key) || key === entry.key) put(key, value, entry.text)
      if (key !== entry.key) remove(entry.key)
    }
  }

  /** Another tab has typed, added or discarded. */
  function hear({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key === null) for (const { key: gone } of list('')) become(gone, undefined)
    else if (key.startsWith(prefix)) {
      const name = key.slice(prefix.length)
      become(name, entryIn(name, newValue) ?? undefined)
    }
  }

  /** A page that was set aside has heard nothing meanwhile. */
  function readAgain(): void {
    const before = entries()
    const after = read(store(), now())
    for (const { key, text } of [...before.values()])
      if (text !== null && !after.has(key)) become(key, undefined)
    for (const entry of after.values()) become(entry.key, entry)
  }

  const list = (start: string): readonly HalfTyped[] =>
    [...entries().values()].filter((entry) => isWritten(entry) && entry.key.startsWith(start)).sort(byTime)

  return {
    get: (key: string) => entries().get(key),
    put,
    remove,
    rename,
    hear,
    readAgain,
    /** What was written, the oldest first. */
    list,
    /** Changes when something is begun or gone, not with every letter. */
    version: () => version,
    watchList: (watcher: () => void) => {
      listWatchers.add(watcher)
      return () => void listWatchers.delete(watcher)
    },
    watch: (key: string, watcher: () => void) => {
      const watchers = fieldWatchers.get(key) ?? new Set()
      fieldWatchers.set(key, watchers.add(watcher))
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        fieldWatchers.delete(key)
        if (entries().get(key)?.text === null) entries().delete(key)
      }
    },
  }
}

const isWritten = (entry: HalfTyped | undefined) => entry !== undefined && entry.text !== null

const byTime = (one: HalfTyped, other: HalfTyped) => one.at - other.at

function tooMany(entries: ReadonlyMap<string, HalfTyped>): readonly HalfTyped[] {
  if (entries.size <= most) return []
  const written = [...entries.values()].filter(isWritten)
  return written.sort(byTime).slice(0, Math.max(0, written.length - most))
}

function read(store: Kept, now: number): Map<string, HalfTyped> {
  const names = store.keys().filter((name) => name.startsWith(prefix))
  const found = names.flatMap((name) => {
    const entry = entryIn(name.slice(prefix.length), store.get(name))
    if (entry && now - entry.at <= longestMs) return [entry]
    store.remove(name)
    return []
  })
  const entries = new Map(found.map((entry) => [entry.key, entry]))
  for (const { key } of tooMany(entries)) {
    store.remove(prefix + key)
    entries.delete(key)
  }
  return entries
}

const stored = ({ value, text, at }: HalfTyped) => JSON.stringify({ value, text, at })

function entryIn(key: string, json: string | null): HalfTyped | null {
  try {
    const { value, text, at } = JSON.parse(json ?? 'null') as Record<string, unknown>
    return typeof text === 'string' && typeof at === 'number' ? { key, value, text, at } : null
  } catch {
    return null
  }
}
