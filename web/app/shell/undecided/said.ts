import { periodName } from '#course/shared/finance/period-names.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { errorText, type Locale, reasonTexts } from '#domain/errors.ts'
import type { Choice, Field, Fields } from '#domain/fields.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { isGroup } from '#web/data/plan/merge-fields.ts'
import type { Refusal, Write } from '#web/data/queue/write.ts'
import { words } from './words.ts'

/** Where a record hangs and what it is called inside: nothing that anybody wrote. */
const notWritten = ['moduleKey', 'stepKey', 'key', 'parent', 'fieldId', 'module', 'step', 'path', 'userId']

/** A part of a record as somebody wrote it. */
export type Written = {
  readonly path: readonly string[]
  readonly value: unknown
  /** How it is declared; unknown of records that are no part of the plan. */
  readonly field: Field | undefined
}

/** What somebody wrote, one text for each part of it. */
export function textsOf(write: Write, locale: Locale): string[] {
  return writtenIn(write)
    .map(({ value, field }) => said(value, field, locale))
    .filter((text) => text.trim() !== '')
}

/** The parts that were written. Of a group only what was written of it, as the server keeps the rest. */
export function writtenIn({ kind, fields }: Pick<Write, 'kind' | 'fields'>): Written[] {
  const declared: Fields = kind in planEntities ? planEntities[kind as PlanKind].fields : {}
  return partsOf(fields, declared, []).filter(({ path: [name = ''] }) => !notWritten.includes(name))
}

function partsOf(fields: Write['fields'], declared: Fields, above: readonly string[]): Written[] {
  return Object.entries(fields)
    .filter(([name]) => !isId(name))
    .flatMap(([name, value]) => {
      const field = declared[name]
      const path = [...above, name]
      return isGroup(value)
        ? partsOf(value, field?.kind === 'group' ? field.fields : {}, path)
        : [{ path, value, field }]
    })
}

/** The same part of a whole record. */
export function partAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), record)
}

/** What a part is called where its value alone would not tell: a number of a forecast. */
export function nameOf({ path }: Written, locale: Locale): string | null {
  const period = periods.find((one) => one === path.at(-1))
  return period ? periodName(period, {}, locale) : null
}

/** A value in words that a person can compare and copy. */
export function said(value: unknown, field: Field | undefined, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return words[locale][value ? 'yes' : 'no']
  if (Array.isArray(value)) {
    const each = field?.kind === 'list' ? field.of : undefined
    return value.map((one) => said(one, each, locale)).join('\n')
  }
  if (isGroup(value)) {
    const declared: Fields = field?.kind === 'group' ? field.fields : {}
    // In the same order whoever wrote it, and nothing twice.
    return [...new Set([...Object.keys(declared), ...Object.keys(value)])]
      .filter((name) => !isId(name))
      .map((name) => said(value[name], declared[name], locale))
      .filter(Boolean)
      .join(', ')
  }
  if (field?.kind === 'option') return choiceText(field.options, value, locale)
  return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value)
}

/** Of two lists the lines that the other one has not; all of them where only their order is another. */
export function unlike(one: string, other: string): string {
  const others = other.split('\n')
  const own = one.split('\n').filter((line) => !others.includes(line))
  const isOtherwise = own.length > 0 || others.some((line) => !one.split('\n').includes(line))
  return isOtherwise ? own.join('\n') : one
}

const isId = (name: string) => /(_id|Id)$/.test(name)

function choiceText(options: readonly Choice[], value: unknown, locale: Locale): string {
  return options.find((one) => one.value === value)?.[locale] ?? String(value)
}

/** Why the server would not take it, in the reader's language. */
export function reasonOf({ action }: Write, refusal: Refusal, locale: Locale): string {
  const { code, reason, fields = [], message } = refusal
  if (code === 'NOT_FOUND' && action === 'update') return words[locale].deleted
  const known = fields.map((field) => reasonTexts[field.reason]?.[locale]).filter(Boolean)
  if (known.length > 0) return [...new Set(known)].join(' ')
  if (reason && reasonTexts[reason]) return message ?? reasonTexts[reason][locale]
  return errorText(code, {}, locale)
}
