import type { Reason } from '#domain/errors.ts'
import type { Profile } from '#domain/progress/onboarding.ts'

/** What the fields of a profile share: the values, what is wrong with them, and where names of places come from. */
export type ProfileForm = {
  readonly profile: Profile
  readonly errors: Readonly<Record<string, Reason>>
  readonly required: ReadonlySet<string>
  readonly set: (path: string, value: unknown) => void
  readonly states: (country: string) => Promise<readonly string[]>
  readonly cities: (country: string, state: string) => Promise<readonly string[]>
}
