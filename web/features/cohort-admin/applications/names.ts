import type { Locale } from '#web/i18n/locale.ts'
import type { Applicant } from './application-documents.ts'
import { words } from './words.ts'

export function fullName(user: Pick<Applicant, 'first_name' | 'last_name'> | null, locale: Locale): string {
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
  return name || words[locale].nobody
}
