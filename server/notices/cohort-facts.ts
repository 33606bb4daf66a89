import type { Locale } from '#domain/errors.ts'
import { type StepTitles, stepTitlesOf } from '#server/content/step-titles.ts'

const dates = {
  close_date: { en: 'Applications close', es: 'Cierran las postulaciones' },
  matching_start: { en: 'Matching opens', es: 'Se abre el emparejamiento' },
  matching_end: { en: 'Matching closes', es: 'Cierra el emparejamiento' },
  start_date: { en: 'The course starts', es: 'Empieza el curso' },
  module: { en: 'The next module opens', es: 'Se abre el próximo módulo' },
  end_date: { en: 'The course ends', es: 'Termina el curso' },
} as const satisfies Record<string, Record<Locale, string>>

type DateKind = keyof typeof dates

/** What a mail says about the cohort it comes from. */
export type CohortFacts = {
  cohort_title: string | null
  lead_name: string | null
  lead_email: string | null
  next: { kind: DateKind; date: string } | null
  step_titles: StepTitles
}

const columns = Object.keys(dates).filter((kind) => kind !== 'module')

/** Of cohort `c`; its lead's address is known from the start on, as on its page. */
export const cohortFactColumns = `${stepTitlesOf('c.id')} as step_titles, c.title as cohort_title, c.cohort_lead_name as lead_name,
  case when c.start_date <= now() then c.cohort_lead_email end as lead_email,
  (select json_build_object('kind', d.kind, 'date', to_json(d.date)) from (
    values ${columns.map((kind) => `('${kind}', c.${kind})`).join(', ')},
      ('module', (select min(m.start) from cohort_module m where m.cohort_id = c.id and m.active and m.start > now()))
  ) d (kind, date) where d.date > now() order by d.date limit 1) as next`

export function nextDate({ next }: CohortFacts, locale: Locale): string {
  if (!next) return ''
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return `${dates[next.kind][locale]}: ${day.format(new Date(next.date))}`
}

export function leadOf({ lead_name: name, lead_email: email }: CohortFacts): string {
  return name && email ? `${name} (${email})` : name || email || ''
}
