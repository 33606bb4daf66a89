import { applicationStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { decisionWords } from '#domain/progress/decision-words.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Notification } from './notification-documents.ts'
import { words } from './notification-words.ts'

/** What a notification says, in the language of the page. */
export function noticeWords(notice: Notification, locale: Locale): string {
  const said = words[locale]
  const cohort = notice.cohort_title || said.yourCohort
  const status = statusOf(notice.status ?? '')
  if (notice.kind === 'applicationDecided' && status) return decisionWords(status, locale, cohort)
  if (!isKnown(notice.kind)) return said.other
  const module = locale === 'es' ? notice.module_name_es : notice.module_name
  const step = locale === 'es' ? notice.step_title_es : notice.step_title
  const sentence = said.kinds[notice.kind]({
    person: notice.person_name || said.somebody,
    project: notice.project_name || said.yourProject,
    cohort,
    module: module ? said.named(module) : said.module,
  })
  const place = notice.kind === 'feedback' ? step : notice.kind === 'reviewRequested' ? module : null
  return place ? `${sentence}: ${place}` : sentence
}

const isKnown = (kind: string): kind is keyof typeof words.en.kinds => Object.hasOwn(words.en.kinds, kind)

/** The status is kept as a value or as the word of the language the person had then. */
export function statusOf(status: string): ApplicationStatus | undefined {
  const same = (word: string) => word.toLowerCase() === status.toLowerCase()
  return applicationStatuses.find(({ value, en, es }) => [value, en, es].some(same))?.value
}
