import type { Locale } from '#domain/errors.ts'
import { fieldReasons } from '#domain/field-reasons.ts'
import type { Wording } from './field-name.ts'
import type { PlanData } from './plan-data.ts'

/** What any field may lack; what only one step asks for is said beside its rule. {names} are filled in. */
export const planMessages = {
  required: fieldReasons.required,
  selectOne: fieldReasons.selectOne,
  max3: fieldReasons.max3,
  notNumber: fieldReasons.notNumber,
  percent: fieldReasons.percent,
  duplicate: fieldReasons.alreadyExists,
  tooShort: {
    en: 'Please write at least {n} characters.',
    es: 'Escribe al menos {n} caracteres.',
  },
  tooLong: { en: 'Too long: {is} of {n} characters', es: 'Demasiado largo: {is} de {n} caracteres' },
  prerequisite: { en: 'First finish "{step}".', es: 'Primero completa "{step}".' },
} as const satisfies Record<string, Record<Locale, string>>

export type PlanMessage = keyof typeof planMessages

/** Something a step still needs before it counts as complete, at the field that lacks it. */
export type Gap = {
  readonly field: string
  readonly message: PlanMessage | Wording
  readonly values?: Readonly<Record<string, string | number>>
}

/** What the fields of a module's steps are called where they are not seen: by the slug of the step. */
export type GapNames = Readonly<
  Record<string, (field: string, plan: PlanData, locale: Locale) => string | undefined>
>

export function messageText(gap: Pick<Gap, 'message' | 'values'>, locale: Locale): string {
  const texts = typeof gap.message === 'string' ? planMessages[gap.message] : gap.message
  return texts[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(gap.values?.[name] ?? ''))
}

/** Helpers with which rooms say when they are complete. */
export const isBlank = (text: string | null | undefined) => !text || text.trim() === ''

export const requiredGap = (field: string, text: string | null | undefined): Gap[] =>
  missingGap(field, isBlank(text))

/** The same for what is no text: a number, a choice. */
export const missingGap = (field: string, isMissing: boolean): Gap[] =>
  isMissing ? [{ field, message: 'required' }] : []

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

export const isTooLong = (text: string, longest: number) => text.trim().length > longest

export const tooLong = (text: string, longest: number) =>
  ({ message: 'tooLong', values: { is: text.trim().length, n: longest } }) as const

/** Why a text cannot stand in a list, if so: nothing is empty there, nothing there twice, and nothing too long. */
export function itemProblem(
  text: string,
  others: readonly string[],
  longest: number,
): 'required' | 'duplicate' | 'tooLong' | undefined {
  if (isBlank(text)) return 'required'
  if (others.some((other) => plain(other) === plain(text))) return 'duplicate'
  return isTooLong(text, longest) ? 'tooLong' : undefined
}
