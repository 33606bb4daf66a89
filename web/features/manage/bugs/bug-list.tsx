import { courseModules, moduleBySlug } from '#course/course.ts'
import { bugStatuses } from '#domain/options/programme.ts'
import { unsolvedBugs } from '#domain/programme/unsolved-bugs.ts'
import { shortened } from '#domain/text.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { shortMoment } from '#web/i18n/short-moment.ts'
import type { ListDefinition } from '#web/shared/list/list-definition.ts'
import { StateBadge, type Tone } from '#web/shared/list/state-badge.tsx'
import type { ManagedBug } from './bug-documents.ts'
import { words } from './words.ts'

type Place = Pick<ManagedBug, 'module' | 'step' | 'step_title' | 'step_title_es'>

const tones: Readonly<Record<string, Tone>> = { open: 'wrong', 'in progress': 'waits', closed: 'good' }
const longest = 90

export const reporterOf = ({ user_name }: ManagedBug, locale: Locale) => user_name || words[locale].somebody

/** 'Understanding the Problem · Summary'; what is no step of the course is told as it was written down. */
export function placeOf(bug: Place, locale: Locale): string {
  const name = moduleBySlug(bug.module)?.name[locale] ?? bug.module
  const step = locale === 'es' ? bug.step_title_es : bug.step_title
  return [name, step ?? bug.step].filter(Boolean).join(' · ')
}

const beginning = ({ description }: ManagedBug) => shortened(description, longest)

export const bugList: ListDefinition<ManagedBug> = {
  name: 'bugs',
  title: { en: 'Reported bugs', es: 'Errores reportados' },
  searched: { en: 'Description, project or person', es: 'Descripción, proyecto o persona' },
  columns: [
    { name: 'description', title: { en: 'Description', es: 'Descripción' }, show: beginning },
    {
      name: 'status',
      title: { en: 'State', es: 'Estado' },
      show: ({ status }, locale) => (
        <StateBadge tone={tones[status] ?? 'quiet'}>{labelOf(bugStatuses, status, locale)}</StateBadge>
      ),
    },
    { name: 'place', title: { en: 'Module and step', es: 'Módulo y paso' }, show: placeOf },
    {
      name: 'project',
      title: { en: 'Project', es: 'Proyecto' },
      show: ({ project_name }) => project_name,
    },
    { name: 'reporter', title: { en: 'Reported by', es: 'Reportado por' }, show: reporterOf },
    {
      name: 'time',
      isShort: true,
      title: { en: 'When', es: 'Cuándo' },
      sort: 'time',
      show: ({ time }, locale) => shortMoment(time, locale),
    },
    {
      name: 'cohort',
      title: { en: 'Cohort', es: 'Cohorte' },
      show: ({ cohort_title }) => cohort_title,
      isExtra: true,
    },
    {
      name: 'organisation',
      title: { en: 'Organisation', es: 'Organización' },
      show: ({ org_name }) => org_name,
      isExtra: true,
    },
  ],
  filters: [
    { name: 'status', title: { en: 'State', es: 'Estado' }, options: [unsolvedBugs, ...bugStatuses] },
    {
      name: 'module',
      title: { en: 'Module', es: 'Módulo' },
      options: courseModules.map(({ slug, name }) => ({ value: slug, ...name })),
    },
    { name: 'from', title: { en: 'From', es: 'Desde' } },
    { name: 'until', title: { en: 'Until', es: 'Hasta' } },
  ],
  firstSort: '-time',
  nameOf: beginning,
  leads: 'beside',
  exportPath: '/exports/bugs',
  none: {
    en: {
      title: 'Nobody has reported a bug',
      why: 'What people report with the bug icon at the top of a page arrives here.',
    },
    es: {
      title: 'Nadie ha reportado un error',
      why: 'Aquí llega lo que se reporta con el ícono de error que está arriba en cada página.',
    },
  },
}
