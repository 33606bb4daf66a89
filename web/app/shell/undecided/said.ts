import { errorText, type Locale, reasonTexts } from '#domain/errors.ts'
import type { Refusal, Write } from '#web/data/queue/write.ts'
import { type UndecidedWords, words } from './words.ts'

/** Where a record hangs and what it is called inside: nothing that anybody wrote. */
const notWritten = ['moduleKey', 'stepKey', 'key', 'parent', 'fieldId', 'module', 'step', 'path', 'userId']

/** What somebody wrote, one text for each part of it. */
export function textsOf(write: Write, locale: Locale): string[] {
  return writtenIn(write)
    .map(([, value]) => said(value, words[locale]))
    .filter((text) => text.trim() !== '')
}

export function writtenIn({ fields }: Write): [string, unknown][] {
  return Object.entries(fields).filter(([name]) => !notWritten.includes(name) && !/Id$/.test(name))
}

/** A value in words that a person can compare and copy. */
export function said(value: unknown, { yes, no }: Pick<UndecidedWords, 'yes' | 'no'>): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map((one) => said(one, { yes, no })).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => !/(_id|Id)$/.test(name))
      .map(([, one]) => said(one, { yes, no }))
      .filter(Boolean)
      .join(', ')
  return String(value)
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
