import type { FieldError } from '#domain/errors.ts'
import { date, flag, line, option, ref, text } from '#domain/fields.ts'
import { roles } from '#domain/options/people.ts'
import { announcementAudiences } from '#domain/options/programme.ts'

export const announcementFields = {
  audience: option(announcementAudiences),
  org_id: ref(),
  cohort_id: ref(),
  role: option(roles),
  title: line(120),
  title_es: line(120),
  text: text(5000),
  text_es: text(5000),
  visible_from: date(),
  visible_until: date(),
  pinned: flag(),
} as const

export type WrittenAnnouncement = {
  readonly audience: string
  readonly org_id: string | null
  readonly cohort_id: string | null
  readonly role: string | null
  readonly title: string
  readonly title_es: string
  readonly text: string
  readonly text_es: string
  readonly visible_from: string | null
  readonly visible_until: string | null
}

/** Whom an announcement can be narrowed to: managers of an organisation, but not of a cohort, which has none. */
export const rolesOf = (audience: string) =>
  audience === 'managers' ? [] : roles.filter(({ value }) => value !== 'admin' || audience === 'organisation')

const languages = [
  { title: 'title', text: 'text' },
  { title: 'title_es', text: 'text_es' },
] as const

/** One language is enough, but whoever writes in one writes all of it. */
export function announcementFaults(news: WrittenAnnouncement): FieldError[] {
  const isBlank = (name: 'title' | 'title_es' | 'text' | 'text_es') => news[name].trim() === ''
  const begun = languages.filter(({ title, text }) => !isBlank(title) || !isBlank(text))
  const asked = begun.length > 0 ? begun : languages.slice(0, 1)
  const missing = [
    ...asked.flatMap(({ title, text }) => [title, text].filter(isBlank)),
    ...(news.audience === 'organisation' && !news.org_id ? ['org_id'] : []),
    ...(news.audience === 'cohort' && !news.cohort_id ? ['cohort_id'] : []),
  ]
  const isStrange = news.role !== null && !rolesOf(news.audience).some(({ value }) => value === news.role)
  return [
    ...missing.map((field) => ({ field, reason: 'required' as const })),
    ...(isStrange ? [{ field: 'role', reason: 'unknownOption' as const }] : []),
    ...(endsTooEarly(news) ? [{ field: 'visible_until', reason: 'endsBeforeStart' as const }] : []),
  ]
}

function endsTooEarly({ visible_from: from, visible_until: until }: WrittenAnnouncement): boolean {
  return from !== null && until !== null && new Date(until) <= new Date(from)
}
