import type { Reason } from '#domain/errors.ts'
import { onboardingGaps, type Profile, requiredFields } from '#domain/progress/onboarding.ts'
import { type JoiningRole, type ProfilePart, pathsOf } from '#web/forms/profile/profile-parts.ts'

export type Rules = { readonly role: JoiningRole; readonly simpleOnboard: boolean }

const names = ['first_name', 'last_name']

/** What keeps a part from being saved. Admins join no cohort, so only their names are asked for. */
export function gapsOf(part: ProfilePart, profile: Profile, rules: Rules | null): Record<string, Reason> {
  const paths = new Set(part.fields.flatMap(pathsOf))
  const gaps = onboardingGaps(rules?.role ?? 'mentor', profile, {
    simpleOnboard: rules?.simpleOnboard ?? true,
  })
  return Object.fromEntries(
    gaps
      .filter(({ field }) => paths.has(field) && (rules !== null || names.includes(field)))
      .map(({ field, reason }) => [field, reason]),
  )
}

export function requiredPaths(rules: Rules | null): ReadonlySet<string> {
  return new Set(rules ? requiredFields(rules.role, rules) : names)
}
