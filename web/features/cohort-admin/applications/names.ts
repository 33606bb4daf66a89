import type { Text } from '#web/i18n/text.tsx'
import type { Applicant } from './application-documents.ts'

export function fullName(user: Pick<Applicant, 'first_name' | 'last_name'> | null, text: Text): string {
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
  return name || text('cohortAdmin.nobody')
}
