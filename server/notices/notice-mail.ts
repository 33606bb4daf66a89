import { courseStepBySlug, type PlacedStep } from '#course/course.ts'
import type { Locale } from '#domain/errors.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { decisionWords } from '#domain/progress/decision-words.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { titlesIn } from '#server/content/step-titles.ts'
import type { Env } from '#server/env.ts'
import type { NoticeMail } from '#server/mail/notice-texts.ts'
import { type CohortFacts, leadOf, nextDate } from './cohort-facts.ts'

/** What a notification is about, as it is stored. */
export type NoticeData = {
  project_id?: string | null
  project_name?: string
  /** Whose doing it was. */
  person_id?: string
  person_name?: string
  cohort_id?: string
  cohort_title?: string
  status?: ApplicationStatus
  message?: string
  /** How many, where one notice stands for several. */
  count?: number
  /** What a comment is about. */
  field_id?: string
  /** Where it leads, without a language prefix. */
  path: string
}

/** The same for a mail, in the language of its reader. */
export function noticeMail(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  name: string,
  locale: Locale,
  data: NoticeData,
  cohort: CohortFacts,
): NoticeMail {
  const step = placeOf(data)
  return {
    name,
    link: PUBLIC_URL + pagePath(locale, data.path),
    project: data.project_name ?? '',
    person: data.person_name ?? '',
    cohort: data.cohort_title ?? cohort.cohort_title ?? '',
    decision: data.status ? decisionWords(data.status, locale, data.cohort_title ?? '') : '',
    count: String(data.count ?? 1),
    message: data.message ?? '',
    module: step?.module.name[locale] ?? '',
    step: step ? titlesIn(cohort.step_titles, step)[locale === 'es' ? 'step_title_es' : 'step_title'] : '',
    next: nextDate(cohort, locale),
    lead: leadOf(cohort),
    settings: PUBLIC_URL + pagePath(locale, '/home/profile#account'),
  }
}

/** The step that a notification leads to; none where it leads elsewhere. */
export function placeOf({ path = '' }: { path?: string }): PlacedStep | undefined {
  const [module = '', step = ''] = path.split(/[/?]/).slice(4)
  return courseStepBySlug(module, step)
}
