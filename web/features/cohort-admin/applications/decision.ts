import type { ApplicationStatus } from '#domain/progress/application.ts'
import { type Locale, locales } from '#web/i18n/locale.ts'
import type { Decidable } from './application-documents.ts'

export const decisions = [
  'approved',
  'waitlisted',
  'rejected',
  'pending',
] as const satisfies ApplicationStatus[]
export type Decision = (typeof decisions)[number]

export type Readers = { readonly locale: Locale; readonly ids: readonly string[] }

export type DecisionPlan = {
  readonly moved: readonly Decidable[]
  /** Already there, or the decider's own: left out. */
  readonly leftOut: number
  /** Who reads the message in which language. */
  readonly readers: readonly Readers[]
  /** How the news reaches people: a mail at once, the daily summary, or only the application. */
  readonly reach: { readonly mail: number; readonly digest: number; readonly quiet: number }
}

type Circumstances = { readonly deciderId: string; readonly mailsOn: boolean }

export function decisionPlan(
  people: readonly Decidable[],
  to: Decision,
  { deciderId, mailsOn }: Circumstances,
): DecisionPlan {
  const moved = people.filter(({ status, user }) => status !== to && user?.user_id !== deciderId)
  const preferring = (wanted: string) =>
    mailsOn ? moved.filter(({ user }) => (user?.mail_preference ?? 'immediate') === wanted).length : 0
  const mail = preferring('immediate')
  const digest = preferring('digest')
  return {
    moved,
    leftOut: people.length - moved.length,
    readers: locales
      .map((locale) => ({
        locale,
        ids: moved.filter(({ user }) => (user?.locale ?? 'en') === locale).map(({ _id }) => _id),
      }))
      .filter(({ ids }) => ids.length > 0),
    reach: { mail, digest, quiet: moved.length - mail - digest },
  }
}
