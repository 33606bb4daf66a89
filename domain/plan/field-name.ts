import type { Choice } from '#domain/fields.ts'

export type Wording = { readonly en: string; readonly es: string }

/** How the value of a field is told to a reader. */
export type FieldValue =
  | { readonly kind: 'text' | 'number' | 'list' }
  /** Ids of records, told by their titles; a score behind a colon is told too. */
  | { readonly kind: 'records' }
  | { readonly kind: 'option'; readonly options: readonly Choice[] }
  | { readonly kind: 'flag'; readonly yes: Wording; readonly no: Wording }
  /** Numbers whose places have a meaning each. */
  | { readonly kind: 'scores'; readonly names: readonly Wording[] }

export type FieldName = {
  readonly name: Wording
  readonly value: FieldValue
  /** What kind of thing the field belongs to, and whose title tells which: its record's, or that of the record's parent. */
  readonly of?: { readonly what: Wording; readonly title: 'record' | 'parent' }
  /** The field is itself what the thing is called by. */
  readonly isTitle?: true
}

/** By step and path. Null where a step keeps something for itself, or where another step tells it. */
export type FieldNames = Readonly<Record<string, Readonly<Record<string, FieldName | null>>>>
