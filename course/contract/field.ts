import type { PlanKind } from '#domain/entities/index.ts'
import type { Choice } from '#domain/fields.ts'
import type { Wording } from '#domain/plan/field-name.ts'

/** Where the words of the room say it: 'who', or 'form.text'. */
export type Label = string

/** How a change of a field reads in a review; a text reads as it stands. */
type Told =
  | 'text'
  | 'number'
  | 'list'
  /** Ids of records, told by their titles; a score behind a colon is told too. */
  | 'records'
  | { readonly options: readonly Choice[] }
  | { readonly yes: Label; readonly no: Label }
  | 'flag'
  /** Numbers whose places have a meaning each. */
  | { readonly scores: readonly Label[] }

type Spec = {
  /** The field's own name where nothing is said; false where the room keeps it for itself or another step tells it. */
  readonly label?: Label | false
  readonly as?: Told
  readonly required?: boolean
  readonly shortest?: number
  readonly longest?: number
  /** What is said where it is empty, instead of "This field is required". */
  readonly missing?: Wording
  /** Under which name a mentor comments on it, such as `cause:{_id}`; false: only on the step as a whole. */
  readonly comments?: string | false
  /** The thing that it belongs to is called by it. */
  readonly isTitle?: true
  /** What the thing is that it belongs to, where it is not called like its kind. */
  readonly thing?: Label
}

type Placed = {
  readonly kind: PlanKind | 'project'
  /** Of an answer. */
  readonly key?: string
  /** The step whose answer it is, where that is another one. */
  readonly step?: string
  /** There may be many such answers, instead of one in its place. */
  readonly isMany?: boolean
  /** The kind of record that such an answer hangs on. */
  readonly per?: PlanKind
  /** Inside the record, such as `profile.age`. */
  readonly property?: string
  /** Which records of the kind the room has to do with; all where nothing is said. */
  readonly only?: (data: Readonly<Record<string, unknown>>) => boolean
  /** Of a list of rows, which ones the room has to do with. */
  readonly rows?: (row: Readonly<Record<string, unknown>>) => boolean
}

export type FieldSpec = Spec & Placed

/** A field in its place. */
export type Field = Spec & Placed & { readonly name: string; readonly property: string }

/** An answer of this step: one in its place, unless it `isMany`. The name of the field is its key. */
export const answer = (spec: Spec & Omit<Placed, 'kind' | 'only'> = {}): FieldSpec => ({
  kind: 'input',
  ...spec,
})

/** A property of every record of a kind. */
export const of = (kind: PlanKind, spec: Spec & Pick<Placed, 'property' | 'only'> = {}): FieldSpec => ({
  kind,
  ...spec,
})

/** A property of the one business of a plan. */
export const business = (spec: Spec & Pick<Placed, 'property' | 'rows'> = {}): FieldSpec => ({
  kind: 'business',
  ...spec,
})

/** A property of the project itself. */
export const project = (spec: Spec & Pick<Placed, 'property'> = {}): FieldSpec => ({
  kind: 'project',
  ...spec,
})

export function placed(name: string, spec: FieldSpec): Field {
  const isAnswer = spec.kind === 'input'
  return {
    ...spec,
    name,
    ...(isAnswer && { key: spec.key ?? name }),
    property: spec.property ?? (isAnswer ? 'value' : name),
  }
}

/** As the plan knows it: `entity.field`, and `input.key.field` or `input.step/key.field` for answers. */
export function pathOf({ kind, key, step, property }: Field): string {
  if (kind !== 'input') return `${kind}.${property}`
  return `input.${step ? `${step}/` : ''}${key}.${property}`
}
