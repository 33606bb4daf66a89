import { isEqual } from './equal.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * In which version of a record each of its properties was last changed; what stands in a group, by its path. `*` stands
 * for all of them, `=` for the version up to which this is known. A record that was never changed has none.
 */
export type Changes = Readonly<Record<string, number>>

/** What a writer adds to it. Where somebody wrote without adding, all may have been changed by then. */
export function noteChanges(changes: Changes | null, version: number, before: Data, after: Data): Changes {
  const next = version + 1
  const known = isKnown(changes, version) ? changes : { '*': version }
  const noted: Record<string, number> = { ...known }
  noteChanged(noted, next, before, after)
  noted['='] = next
  return noted
}

const isKnown = (changes: Changes | null, version: number) => (changes?.['='] ?? 1) === version

function noteChanged(
  noted: Record<string, number>,
  version: number,
  before: Data,
  after: Data,
  at = '',
): void {
  const note = (name: string) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null]
    if (isEqual(old, now)) return
    noted[at + name] = version
    if (isRecord(old) || isRecord(now))
      noteChanged(noted, version, asRecord(old), asRecord(now), `${at + name}.`)
  }
  Object.keys(after).forEach(note)
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) note(name)
}

export type Current = { readonly changes: Changes | null; readonly version: number; readonly data: Data }

/**
 * The names that two writers changed differently: written now, and changed by somebody since the version that
 * the writer saw. Different properties merge, inside a group too; the same value twice is no quarrel.
 */
export function conflictsOf(current: Current, seen: number, next: Data, set: Data): string[] {
  const { changes, version, data } = current
  // A version nobody can have seen.
  if (seen < 1 || seen > version) return Object.keys(set)
  const all = isKnown(changes, version) ? (changes?.['*'] ?? 0) : version
  const isChanged = (path: string) => Math.max(all, changes?.[path] ?? 0) > seen
  return overwritten(isChanged, data, next, set)
}

function overwritten(
  isChanged: (path: string) => boolean,
  current: Data,
  next: Data,
  set: Data,
  at = '',
): string[] {
  return Object.entries(set).flatMap(([name, value]) => {
    const path = at + name
    const [now, then] = [current[name] ?? null, next[name] ?? null]
    if (!isChanged(path) || isEqual(then, now)) return []
    return isRecord(value) ? overwritten(isChanged, asRecord(now), asRecord(then), value, `${path}.`) : [path]
  })
}

const asRecord = (value: unknown): Data => (isRecord(value) ? value : {})

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
