import type { ApplicationStatus } from '#domain/progress/application.ts'
import { type Locale, locales } from '#web/i18n/locale.ts'
import type { Decidable, PreviewedDecision } from './application-documents.ts'

export const decisions = [
  'approved',
  'waitlisted',
  'rejected',
  'pending',
] as const satisfies ApplicationStatus[]
export type Decision = (typeof decisions)[number]

export type DecisionPlan = {
  /** How many people are decided upon. */
  readonly count: number
  /** Already there, or the decider's own: left out. */
  readonly leftOut: number
  /** How many read the message in which language. */
  readonly readers: readonly { readonly locale: Locale; readonly count: number }[]
  /** How the news reaches people: a mail, the daily summary, or only the application. */
  readonly reach: { readonly mail: number; readonly digest: number; readonly quiet: number }
}

type Circumstances = { readonly deciderId: string; readonly mailsOn: boolean }

export const movedBy = (people: readonly Decidable[], to: Decision, deciderId: string) =>
  people.filter(({ status, user }) => status !== to && user?.user_id !== deciderId)

/** What a decision about people on the page means for them. */
export function decisionPlan(
  people: readonly Decidable[],
  to: Decision,
  { deciderId, mailsOn }: Circumstances,
): DecisionPlan {
  const moved = movedBy(people, to, deciderId)
  const preferring = (wanted: string) =>
    mailsOn ? moved.filter(({ user }) => (user?.mail_preference ?? 'immediate') === wanted).length : 0
  const mail = preferring('immediate')
  const digest = preferring('digest')
  const reading = (locale: Locale) => moved.filter(({ user }) => (user?.locale ?? 'en') === locale).length
  return {
    count: moved.length,
    leftOut: people.length - moved.length,
    readers: readersBy(reading),
    reach: { mail, digest, quiet: moved.length - mail - digest },
  }
}

/** The same about everybody who was found; the server has counted them. */
export function planOfFound({
  found,
  moved,
  english,
  spanish,
  mail,
  digest,
}: PreviewedDecision): DecisionPlan {
  const counts = { en: english, es: spanish }
  return {
    count: moved,
    leftOut: found - moved,
    readers: readersBy((locale) => counts[locale]),
    reach: { mail, digest, quiet: moved - mail - digest },
  }
}

const readersBy = (countOf: (locale: Locale) => number) =>
  locales.map((locale) => ({ locale, count: countOf(locale) })).filter(({ count }) => count > 0)
