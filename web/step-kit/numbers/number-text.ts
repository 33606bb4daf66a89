import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import type { Wording } from '#domain/plan/field-name.ts'
import type { PlanMessage } from '#domain/plan/messages.ts'

/** How a kind of number is read from what somebody typed, and shown to be typed over. */
export type NumberKind<Message = PlanMessage> = {
  readonly parse: (text: string) => number | undefined
  readonly show: (value: number, locale: Locale) => string
  /** What to say of a text that is no such number. */
  readonly message: Message
}
/** One that may say what it refuses in its own words. */
export type AnyNumberKind = NumberKind<PlanMessage | Wording>

export type Read<Message = PlanMessage> =
  | { readonly value: number | null }
  | { readonly problem: Message | 'required' }

export function readNumber<Message>(
  text: string,
  kind: NumberKind<Message>,
  isRequired: boolean,
): Read<Message> {
  if (text.trim() === '') return isRequired ? { problem: 'required' } : { value: null }
  const value = kind.parse(text)
  return value === undefined ? { problem: kind.message } : { value }
}

/** How a number with a point, a comma or a space in it was read, where it is not shown like that anyway. */
export function understood(text: string, kind: AnyNumberKind, locale: Locale): string | undefined {
  const value = /\d\D\d/.test(text) ? kind.parse(text) : undefined
  if (value === undefined) return
  const shown = kind.show(value, locale)
  return shown === text.trim() ? undefined : shown
}

// What the server takes at most.
const most = 1e12
const plain = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/
const grouped = /^([1-9]\d{0,2}(?:([.,\s'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/

/**
 * Comma and point both serve, whatever the language: people type as they learned it. Three digits after the only sign
 * are thousands, "1.500" as well as "1,500", since nobody counts money or people in thousandths.
 */
function parseCount(text: string): number | undefined {
  const bare = text.trim()
  const [, whole, , decimals] = grouped.exec(bare) ?? []
  if (whole === undefined) return parseDecimal(bare)
  return upTo(most, Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`))
}

function parseDecimal(text: string): number | undefined {
  const found = plain.exec(text.trim())
  return found ? upTo(most, Number(`${found[1] || '0'}.${found[2] || '0'}`)) : undefined
}

const upTo = (limit: number, value: number) => (value <= limit ? value : undefined)

function show(value: number, locale: Locale, least = 0, greatest = 6): string {
  return figures(value, locale, { minimumFractionDigits: least, maximumFractionDigits: greatest })
}

/** Exactly three decimals would be read as thousands, so they get a fourth. */
function showCount(value: number, locale: Locale): string {
  const text = show(value, locale)
  return parseCount(text) === value ? text : show(value, locale, 4)
}

export const count: NumberKind = { parse: parseCount, show: showCount, message: 'notNumber' }

/** Nobody is a fraction. */
export const people: NumberKind = {
  ...count,
  parse: (text) => {
    const number = parseCount(text)
    return Number.isInteger(number) ? number : undefined
  },
}

const sign = /^[A-Z]{0,3}\p{Sc}?|[A-Z]{0,3}\p{Sc}?$/gu

/** An amount may be typed with its sign: "$25", "500 KES". It is shown in cents, below one more exactly. */
export const amount: NumberKind = {
  parse: (text) => parseCount(text.trim().replace(sign, '')),
  show: (value, locale) => show(value, locale, Number.isInteger(value) ? 0 : 2, value < 1 ? 4 : 2),
  message: 'notNumber',
}

export const percentage: NumberKind = {
  parse: (text) => upTo(100, parseDecimal(text.replace(/%\s*$/, '')) ?? Number.NaN),
  show: (value, locale) => show(value, locale),
  message: 'percent',
}
