import { type FieldError, type Reason, reasonTexts } from '#domain/errors.ts'
import { givenAtSignUp, onboardingGaps, type Profile, requiredFields } from '#domain/progress/onboarding.ts'
import { validatorOf } from '#domain/validators.ts'
import { fieldAt, type JoiningRole, type ProfilePart, pathsOf } from '#web/forms/profile/profile-parts.ts'
import { dataOf, valueAt } from '#web/forms/profile/profile-values.ts'

export type Asked = { readonly role: JoiningRole; readonly simpleOnboard: boolean }

/** What is still missing. The agreements are none of it: they were given with the account. */
export function gapsOf(profile: Profile, { role, simpleOnboard }: Asked): readonly FieldError[] {
  return onboardingGaps(role, profile, { simpleOnboard }).filter(
    ({ field }) => !givenAtSignUp.includes(field),
  )
}

/** What is written but cannot be stored: an address that is none, a date that does not exist. */
export function faultsOf(parts: readonly ProfilePart[], profile: Profile): readonly FieldError[] {
  const paths = parts.flatMap(({ fields }) => fields.flatMap(pathsOf))
  return paths.flatMap((path) => {
    const value = valueAt(dataOf(profile, [path]), path)
    if (value === null || value === undefined) return []
    const reason = validatorOf(fieldAt(path)).safeParse(value).error?.issues[0]?.message
    return reason && isReason(reason) ? [{ field: path, reason }] : []
  })
}

const isReason = (text: string): text is Reason => Object.hasOwn(reasonTexts, text)

export function gapsIn(part: ProfilePart, gaps: readonly FieldError[]): readonly FieldError[] {
  const paths = part.fields.flatMap(pathsOf)
  return gaps.filter(({ field }) => paths.includes(field))
}

/** A part is done when nothing is missing and something is there. */
export function isDone(part: ProfilePart, profile: Profile, gaps: readonly FieldError[]): boolean {
  if (gapsIn(part, gaps).length > 0) return false
  return part.fields.flatMap(pathsOf).some((path) => hasValue(valueAt(profile, path)))
}

/** Where a person goes on: the first part with something missing, else the last one. */
export function partToContinue(
  parts: readonly ProfilePart[],
  gaps: readonly FieldError[],
): ProfilePart | undefined {
  return parts.find((part) => gapsIn(part, gaps).length > 0) ?? parts.at(-1)
}

/** Share of what is required that is there, in percent. */
export function percentOf(gaps: readonly FieldError[], { role, simpleOnboard }: Asked): number {
  const all = requiredFields(role, { simpleOnboard }).filter((field) => !givenAtSignUp.includes(field)).length
  return Math.round(((all - gaps.length) / all) * 100)
}

export function errorsOf(gaps: readonly FieldError[]): Record<string, Reason> {
  return Object.fromEntries(gaps.map(({ field, reason }) => [field, reason]))
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== undefined && value !== '' && value !== false
}
