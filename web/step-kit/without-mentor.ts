import type { Locale } from '#web/i18n/locale.ts'

type Pair = readonly [said: RegExp, instead: string]

const pairs: Record<Locale, readonly Pair[]> = {
  en: [
    [/\byour mentor\b/g, 'whoever reads your plan'],
    [/\bYour mentor\b/g, 'Whoever reads your plan'],
    // As the button says it then.
    [/\bRequest mentor feedback\b/g, 'Request feedback'],
  ],
  es: [
    [/\btu mentor\/a/g, 'quien lee tu plan'],
    [/\bTu mentor\/a/g, 'Quien lee tu plan'],
  ],
}

/** The help of a step for a team that nobody mentors: the organisers read its modules. */
export function withoutMentor(text: string, locale: Locale): string {
  return pairs[locale].reduce((before, [said, instead]) => before.replace(said, instead), text)
}
