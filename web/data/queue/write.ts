import type { PlanKind } from '#domain/entities/index.ts'
import type { ErrorCode, FieldError, Reason } from '#domain/errors.ts'

/** What a person meant to do. How it is asked of the server is decided when it is sent. */
export type Meaning = {
  readonly action: 'insert' | 'update' | 'delete' | 'comment'
  readonly kind: PlanKind | 'project' | 'feedback'
  /** A new record has a temporary id (`new-…`), which is also the key of its insert. */
  readonly id: string
  readonly projectId: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The version of the record that the person saw; the server refuses to overwrite a newer one. */
  readonly version: number | null
  /** Where the person was, to find the way back when something needs a decision. */
  readonly page?: Page | undefined
}

export type Page = { readonly path: string; readonly title: string }

/** One change that the server has not confirmed yet. */
export type Write = Meaning & {
  /** Grows with every write of this device: the order in which they are sent. */
  readonly order: number
  /** The person who wrote it. It is never sent under anybody else's name. */
  readonly account: string
  readonly at: number
  /** A version of its own, which the history shall hold: it is not joined to an earlier one that still waits. */
  readonly isApart?: boolean
  /** What was sent without an answer: the server may hold it. */
  readonly sentBefore?: readonly Readonly<Record<string, unknown>>[]
  /** The server would not take it: it waits for the person's decision, not for the line. */
  readonly trouble?: Trouble
}

export type Trouble = { readonly is: 'clash'; readonly current: Row } | ({ readonly is: 'refused' } & Refusal)

export type Row = Readonly<Record<string, unknown>> & { readonly _id: string; readonly version: number }

export type Refusal = {
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields?: readonly FieldError[]
  /** The server's own words, in the language of the moment. */
  readonly message?: string
}

export type Answer =
  | { readonly kind: 'saved'; readonly id: string | null; readonly version: number | null }
  | { readonly kind: 'conflict'; readonly current: Row }
  | ({ readonly kind: 'refused' } & Refusal)
  /** No answer, or one that may be different later. The write stays where it is. */
  | {
      readonly kind: 'later'
      readonly afterMs?: number
      readonly mayHaveArrived?: boolean
      /** The server spoke, but not about this write: others may have more luck. */
      readonly isAlone?: boolean
    }

export type Settled = Exclude<Answer, { kind: 'later' }>

export const recordOf = ({ kind, id }: Pick<Meaning, 'kind' | 'id'>) => `${kind}:${id}`
export const isTemporary = (id: string) => id.startsWith('new-')
export const newId = () => `new-${crypto.randomUUID()}`

/** The same with the real ids of records that have got one in the meantime. */
export function withRealIds<W extends Meaning>(
  write: W,
  realId: (temporary: string) => string | undefined,
): W {
  const text = JSON.stringify(write)
  const real = text.replace(/new-[\w-]+/g, (temporary) => realId(temporary) ?? temporary)
  return real === text ? write : (JSON.parse(real) as W)
}

/** Whether it speaks of a record by its temporary id: as its own, or as a record that it belongs to. */
export function mentions(write: Meaning, temporary: string): boolean {
  return write.id === temporary || JSON.stringify(write.fields).includes(temporary)
}
