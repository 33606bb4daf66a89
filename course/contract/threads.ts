import type { Field } from './field.ts'
import type { Room } from './room.ts'

/** Under which name a mentor comments on a field; `{…}` stands for an id. Null where there is none for it alone. */
function threadPattern({ kind, key, per, isMany, property, comments }: Field): string | null {
  if (comments !== undefined) return comments || null
  if (kind === 'business' || kind === 'project') return property
  if (kind !== 'input') return `${kind}:{_id}`
  if (isMany) return `${key}:{_id}`
  return per ? `${per}:{_id}` : (key ?? null)
}

/** What a mentor can comment on in a room besides `general`, which every step has. */
export function threadsOf({ fields, comments = [] }: Room): readonly string[] {
  return [...new Set([...fields.flatMap((field) => threadPattern(field) ?? []), ...comments])]
}

/** Whether the room lets people talk about something under this name. */
export function isThreadOf(room: Room, name: string): boolean {
  return name === 'general' || threadsOf(room).some((pattern) => asPattern(pattern).test(name))
}

/** Each `{…}` of a pattern stands for an id; the rest of it are names and colons. */
const asPattern = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[\\w-]{1,40}')}$`)

type Item = {
  readonly _id: string
  readonly parent: string | null
  /** Of an answer; it may carry an id behind a colon, as in relation:{offeringId}. */
  readonly key?: string | undefined
}

/** The name under which one record's field is talked about; `general` where it has none of its own. */
export function threadOf(field: Field, { _id, parent, key = '' }: Item): string {
  const pattern = threadPattern(field)
  if (pattern === null) return 'general'
  const idOf = (name: string): string | null => {
    const isOwn = name === '_id'
    const kind = isOwn ? pattern.split(':')[0] : name.replace(/Id$/, '')
    if (kind === field.kind || (field.isMany && kind === field.key)) return _id
    if (field.per && (isOwn || kind === field.per)) return parent
    return key.split(':')[1] ?? null
  }
  const ids = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => idOf(name))
  if (ids.includes(null)) return 'general'
  return pattern.replace(/\{\w+\}/g, () => ids.shift() ?? '')
}
