export type Choice = { readonly value: string; readonly en: string; readonly es: string }

export type Field =
  | { readonly kind: 'text'; readonly max: number; readonly isUrl?: boolean; readonly isLine?: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  | { readonly kind: 'money' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'option'; readonly options: readonly Choice[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'ref'
      readonly to: readonly string[]
      readonly onDelete: 'cascade' | 'keep'
      readonly loose: boolean
    }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly of: Field; readonly max: number }

export type FieldKind = Field['kind']
export type Fields = { readonly [name: string]: Field }

export const text = (max = 2000) => ({ kind: 'text', max }) as const
/** A name: it stands in headings, subjects of mails and tables, so it has no line breaks. */
export const line = (max: number) => ({ kind: 'text', max, isLine: true }) as const
/** An address that a browser may follow without running anything. */
export const url = () => ({ kind: 'text', max: 300, isUrl: true }) as const
export const number = (range: { min?: number; max?: number } = {}) =>
  ({ kind: 'number', min: range.min ?? 0, max: range.max ?? 1e12, whole: false }) as const
export const whole = (min: number, max: number) => ({ kind: 'number', min, max, whole: true }) as const
export const money = () => ({ kind: 'money' }) as const
export const percent = () => ({ kind: 'percent' }) as const
export const option = <const C extends readonly Choice[]>(options: C) =>
  ({ kind: 'option', options }) as const
export const flag = () => ({ kind: 'flag' }) as const
export const date = () => ({ kind: 'date' }) as const
/** A reference to a record of the same project; the record goes when what it points at goes. */
export const ref = (...to: string[]) => ({ kind: 'ref', to, onDelete: 'cascade', loose: false }) as const
/** Where a record came from. It outlives its origin. */
export const origin = (...to: string[]) => ({ kind: 'ref', to, onDelete: 'keep', loose: false }) as const
/** The parent of a generic answer: any record of the plan, or a word of the caller's own. */
export const looseRef = () => ({ kind: 'ref', to: [], onDelete: 'cascade', loose: true }) as const
export const group = <const F extends Fields>(fields: F) => ({ kind: 'group', fields }) as const
export const list = <const I extends Field>(of: I, max = 200) => ({ kind: 'list', of, max }) as const

/** The value of a field as the API carries it. Everything may be null: a plan is written little by little. */
export type ValueOf<F> = F extends { kind: 'text' | 'date' | 'ref' }
  ? string | null
  : F extends { kind: 'number' | 'money' | 'percent' }
    ? number | null
    : F extends { kind: 'flag' }
      ? boolean | null
      : F extends { kind: 'option'; options: readonly (infer C extends Choice)[] }
        ? C['value'] | null
        : F extends { kind: 'group'; fields: infer G }
          ? { [K in keyof G]?: ValueOf<G[K]> } | null
          : F extends { kind: 'list'; of: infer I }
            ? NonNullable<ValueOf<I>>[] | null
            : never
