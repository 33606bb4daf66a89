import type { Choice } from '#domain/fields.ts'
import { ModuleCells } from '#web/features/manage/module-cells/module-cells.tsx'
import { type Locale, localePath } from '#web/i18n/locale.ts'
import { shortDay } from '#web/i18n/short-moment.ts'
import type { ListDefinition } from '#web/shared/list/list-definition.ts'
import type { IncubatingProject } from './incubating-documents.ts'

const needs: readonly Choice[] = [
  { value: 'review', en: 'A review waits too long', es: 'Una revisión espera demasiado' },
  { value: 'question', en: 'A question without an answer', es: 'Una pregunta sin respuesta' },
  { value: 'quietTeam', en: 'The team is silent', es: 'El equipo está en silencio' },
  { value: 'quietMentor', en: 'The mentor is silent', es: 'Quien acompaña está en silencio' },
  { value: 'unmatched', en: 'No mentor', es: 'Sin mentor/a' },
  { value: 'unsigned', en: 'A signature is missing', es: 'Falta una firma' },
]

const stages: readonly Choice[] = [
  { value: 'approved', en: 'Approved', es: 'Aprobados' },
  { value: 'matched', en: 'With a mentor', es: 'Con mentor/a' },
  { value: 'signed', en: 'Signed by both', es: 'Firmados por ambas partes' },
  { value: 'working', en: 'Working', es: 'Trabajando' },
  { value: 'completed', en: 'Completed', es: 'Completados' },
]

const labelOf = (value: string, locale: Locale) => needs.find((one) => one.value === value)?.[locale] ?? value

const dayOf = (moment: string | null, locale: Locale) => moment && shortDay(moment, locale)

/** The running projects of a cohort as a list. */
export const incubatingDefinition = (cohortId: string): ListDefinition<IncubatingProject> => ({
  name: 'incubating',
  title: { en: 'Running projects', es: 'Proyectos en curso' },
  searched: { en: 'Project, owner or mentor', es: 'Proyecto, responsable o mentor/a' },
  columns: [
    {
      name: 'name',
      title: { en: 'Project', es: 'Proyecto' },
      sort: 'name',
      show: ({ name, owner_name }) => name || owner_name,
    },
    {
      name: 'modules',
      isWide: true,
      title: { en: 'Modules', es: 'Módulos' },
      show: ({ _id, name, modules }) => <ModuleCells projectId={_id} project={name} cells={modules} />,
    },
    {
      name: 'needs',
      title: { en: 'Needs you', es: 'Requiere tu atención' },
      show: ({ needs: kinds }, locale) => kinds.map((kind) => labelOf(kind, locale)).join(' · ') || null,
    },
    {
      name: 'worked',
      isShort: true,
      title: { en: 'Last work', es: 'Último trabajo' },
      sort: 'worked',
      show: ({ worked_at }, locale) => dayOf(worked_at, locale),
    },
    {
      name: 'waiting',
      isShort: true,
      title: { en: 'Waiting since', es: 'En espera desde' },
      sort: 'waiting',
      show: ({ waiting_since }, locale) => dayOf(waiting_since, locale),
    },
    {
      name: 'mentor',
      title: { en: 'Mentor', es: 'Mentor/a' },
      sort: 'mentor',
      show: ({ mentor_name }) => mentor_name,
    },
    {
      name: 'owner',
      title: { en: 'Owner', es: 'Responsable' },
      show: ({ owner_name }) => owner_name,
      isExtra: true,
    },
  ],
  filters: [
    { name: 'needs', title: { en: 'Needs you', es: 'Requiere tu atención' }, options: needs },
    { name: 'stage', title: { en: 'How far', es: 'Hasta dónde' }, options: stages },
  ],
  firstSort: 'name',
  nameOf: ({ name, owner_name }) => name || owner_name,
  leads: ({ _id }, locale) => localePath(locale, `/home/project/${_id}`),
  exportPath: `/exports/cohort/${cohortId}/progress`,
  none: {
    en: {
      title: 'Running projects will appear here',
      why: 'As soon as you approve an application, its project stands here with its modules.',
    },
    es: {
      title: 'Aquí verás los proyectos en curso',
      why: 'En cuanto apruebes una postulación, su proyecto aparecerá aquí con sus módulos.',
    },
  },
})
