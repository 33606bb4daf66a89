import { decisionWords } from '#domain/progress/decision-words.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Decision } from './decision.ts'

/** What the server writes to an applicant, in both languages whatever the page's language is. */
const subjects: Readonly<Record<Locale, (cohort: string) => string>> = {
  en: (cohort) => `News about your application: ${cohort}`,
  es: (cohort) => `Novedades sobre tu postulación: ${cohort}`,
}

export function decisionMail(locale: Locale, cohort: string, to: Decision) {
  return { subject: subjects[locale](cohort), body: decisionWords(to, locale, cohort) }
}
