import { applicationStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { decisionWords } from '#domain/progress/decision-words.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Text } from '#web/i18n/text.tsx'
import type { Notification } from './notification-documents.ts'

const kinds = [
  'applicationReceived',
  'placeTaken',
  'applicationsWaiting',
  'connectRequest',
  'connectAccepted',
  'connectDeclined',
  'connectClosed',
  'connectPaused',
  'connectResumed',
  'requestPaused',
  'requestResumed',
  'requestWithdrawn',
  'connectExpired',
  'requestExpired',
  'matched',
  'unmatched',
  'accountClosed',
  'agreementWaiting',
  'agreementSigned',
  'agreementSignedMentor',
  'agreementSignedEarly',
  'feedback',
  'reviewRequested',
  'moduleApproved',
  'moduleSentBack',
  'approvalWithdrawn',
  'teamJoined',
  'teamLeft',
  'teamRemoved',
] as const

/** What a notification says, in the language of the page. */
export function noticeWords(notice: Notification, text: Text, locale: Locale): string {
  const status = statusOf(notice.status ?? '')
  if (notice.kind === 'applicationDecided' && status)
    return decisionWords(status, locale, notice.cohort_title || text('notice.yourCohort'))
  const kind = kinds.find((known) => known === notice.kind)
  if (!kind) return text('notice.other')
  const module = locale === 'es' ? notice.module_name_es : notice.module_name
  const step = locale === 'es' ? notice.step_title_es : notice.step_title
  const words = text(`notice.${kind}`, {
    person: notice.person_name || text('notice.somebody'),
    project: notice.project_name || text('notice.yourProject'),
    cohort: notice.cohort_title || text('notice.yourCohort'),
    module: module ? text('notice.named', { name: module }) : text('notice.module'),
  })
  const place = kind === 'feedback' ? step : kind === 'reviewRequested' ? module : null
  return place ? `${words}: ${place}` : words
}

/** The status is kept as a value or as the word of the language the person had then. */
export function statusOf(status: string): ApplicationStatus | undefined {
  const same = (word: string) => word.toLowerCase() === status.toLowerCase()
  return applicationStatuses.find(({ value, en, es }) => [value, en, es].some(same))?.value
}
