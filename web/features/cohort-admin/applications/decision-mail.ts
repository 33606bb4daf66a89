import { applicationStatuses } from '#domain/options/programme.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Decision } from './decision.ts'

type MailWords = { readonly subject: string; readonly body: string }

/** What the server writes to an applicant, in both languages whatever the page's language is. */
const words: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'News about your application: {cohort}',
    body: 'Your application to {cohort} is now: {status}.',
  },
  es: {
    subject: 'Novedades sobre tu postulación: {cohort}',
    body: 'Tu postulación a {cohort} ahora está: {status}.',
  },
}

export function decisionMail(locale: Locale, cohort: string, to: Decision) {
  const status = applicationStatuses.find(({ value }) => value === to)?.[locale].toLowerCase() ?? to
  const fill = (line: string) => line.replace('{cohort}', () => cohort).replace('{status}', () => status)
  return { subject: fill(words[locale].subject), body: fill(words[locale].body) }
}
