import { courseStepBySlug } from '#course/course.ts'
import { sectionOfField, sectionPlaceTitles } from '#course/plan-view/plan-field.ts'
import type { Locale } from '#domain/errors.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { decisionWords } from '#domain/progress/decision-words.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { type StepTitles, titlesIn } from '#server/content/step-titles.ts'
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
  const place = placeOf(data, cohort.step_titles)
  return {
    name,
    link: PUBLIC_URL + pagePath(locale, data.path),
    project: data.project_name ?? '',
    person: data.person_name ?? '',
    cohort: data.cohort_title ?? cohort.cohort_title ?? '',
    decision: data.status ? decisionWords(data.status, locale, data.cohort_title ?? '') : '',
    count: String(data.count ?? 1),
    message: data.message ?? '',
    module: place?.[locale === 'es' ? 'module_name_es' : 'module_name'] ?? '',
    step: place?.[locale === 'es' ? 'step_title_es' : 'step_title'] ?? '',
    next: nextDate(cohort, locale),
    lead: leadOf(cohort),
    settings: PUBLIC_URL + pagePath(locale, '/home/profile#account'),
  }
}

type NoticePlace = {
  readonly module_name: string | null
  readonly module_name_es: string | null
  readonly step_title: string
  readonly step_title_es: string
}

/**
 * What the place is called that a notification leads to: a step, or a section of the business plan; null where it leads
 * elsewhere. By what is stored with it, so that also what was told long ago says where it happened.
 */
export function placeOf(
  { path = '', field_id = '' }: Pick<Partial<NoticeData>, 'path' | 'field_id'>,
  titles: StepTitles,
): NoticePlace | null {
  const section = sectionOfField(field_id)
  if (section) return { module_name: null, module_name_es: null, ...sectionPlaceTitles(section) }
  const [module = '', slug = ''] = path.split(/[/?]/).slice(4)
  const step = courseStepBySlug(module, slug)
  if (!step) return null
  const { en, es } = step.module.name
  return { module_name: en, module_name_es: es, ...titlesIn(titles, step) }
}
