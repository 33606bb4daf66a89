import type { ErrorCode } from '#domain/errors.ts'

/** One change of a plan record that the server has not confirmed yet. */
export type Write = {
  /** Grows with every write of this device: the order in which they are sent. */
  readonly order: number
  /** The person who wrote it. It is never sent under anybody else's name. */
  readonly account: string
  /** What it changes, e.g. `segment:65f…`; a new record has a temporary id (`segment:new-…`). */
  readonly record: string
  readonly kind: 'insert' | 'update' | 'delete'
  /** The GraphQL mutation, with `$data` and `$key`, or `$query` and `$set`. */
  readonly mutation: string
  readonly query: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, unknown>>
  /** The version of the record that the person saw; the server refuses to overwrite a newer one. */
  readonly version: number | null
  /** A version of its own, which the history shall hold: it is not joined to an earlier one that still waits. */
  readonly isApart?: boolean
  readonly at: number
}

export type NewWrite = Omit<Write, 'order' | 'account' | 'at'>

export type Answer =
  | { readonly kind: 'saved'; readonly id: string | null; readonly version: number | null }
  | { readonly kind: 'conflict'; readonly current: unknown }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** No answer, or one that may be different later. The write stays where it is. */
  | { readonly kind: 'later'; readonly afterMs?: number }

export type Settled = { readonly write: Write; readonly answer: Exclude<Answer, { kind: 'later' }> }

export function variablesOf(write: Write): Record<string, unknown> {
  if (write.kind === 'insert') return { data: write.fields, key: write.record }
  if (write.kind === 'delete') return { query: write.query }
  const version = write.version === null ? {} : { version: write.version }
  return { query: write.query, set: { ...write.fields, ...version } }
}

/** Changes of one record that both wait go out as one, in the later one's place. */
export function merged(earlier: Write, later: Write): Write | null {
  const both = earlier.kind === 'update' && later.kind === 'update'
  if (!both || later.isApart || earlier.record !== later.record || earlier.mutation !== later.mutation)
    return null
  return { ...later, fields: { ...earlier.fields, ...later.fields }, version: earlier.version }
}

/** After a save: what still waits for the same record builds on the new version and on the id it got. */
export function rebased(
  write: Write,
  saved: Write,
  answer: { id: string | null; version: number | null },
): Write {
  const temporary = saved.kind === 'insert' ? idOf(saved.record) : null
  const renamed = withRealIds(write, (id) => (id === temporary ? (answer.id ?? undefined) : undefined))
  const record = temporary && answer.id ? saved.record.replace(temporary, answer.id) : saved.record
  const version = answer.version ?? renamed.version
  const isLater = renamed.record === record && renamed.kind === 'update' && renamed.version !== version
  return isLater ? { ...renamed, version } : renamed
}

export function idOf(record: string): string {
  return record.slice(record.indexOf(':') + 1)
}

/** A write for a record that has got its real id in the meantime. */
export function withRealIds<W extends NewWrite>(
  write: W,
  realId: (temporary: string) => string | undefined,
): W {
  const text = JSON.stringify(write)
  const real = text.replace(/new-[\w-]+/g, (temporary) => realId(temporary) ?? temporary)
  return real === text ? write : (JSON.parse(real) as W)
}
