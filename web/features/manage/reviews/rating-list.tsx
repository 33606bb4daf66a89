import { courseModules, moduleBySlug } from '#course/course.ts'
import { joiningRoles, roles } from '#domain/options/people.ts'
import { shortened } from '#domain/text.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { shortDay } from '#web/i18n/short-moment.ts'
import type { Column, ListDefinition } from '#web/shared/list/list-definition.ts'
import type { Rating } from './rating-documents.ts'
import { words } from './words.ts'

const longest = 120
const steps = ['5', '4', '3', '2', '1']

export const moduleNameOf = (module: string, locale: Locale) => moduleBySlug(module)?.name[locale] ?? module

export const roleOf = ({ role }: Rating, locale: Locale) => labelOf(roles, role, locale)

/** The words to one of the three questions; to the first, what stands behind the place on the scale. */
export function answerTo({ answers }: Rating, question: string): string {
  const answer = answers.find((one) => one.question === question)?.answer ?? ''
  return answer.replace(/^[1-5]\/5(: )?/, '')
}

const helpful = (rating: Rating, locale: Locale) =>
  typeof rating.helpful === 'number' ? words[locale].ofFive(rating.helpful) : null

const said = (name: string, en: string, es: string, question: string): Column<Rating> => ({
  name,
  title: { en, es },
  show: (rating) => shortened(answerTo(rating, question), longest) || null,
})

export const ratingList: ListDefinition<Rating> = {
  name: 'module-ratings',
  title: { en: 'Ratings', es: 'Valoraciones' },
  searched: { en: 'What was answered', es: 'Lo que se respondió' },
  columns: [
    {
      name: 'module',
      title: { en: 'Module', es: 'Módulo' },
      show: ({ module }, locale) => moduleNameOf(module, locale),
    },
    { name: 'role', title: { en: 'Role', es: 'Rol' }, show: roleOf },
    { name: 'helpful', title: { en: 'Helpful', es: 'Ayudó' }, isShort: true, show: helpful },
    said('favourite', 'Favourite part', 'Parte favorita', 'What was your favorite part from the module?'),
    said('improve', 'To improve', 'Por mejorar', 'What would you improve from this module?'),
    {
      name: 'time',
      isShort: true,
      title: { en: 'When', es: 'Cuándo' },
      sort: 'time',
      show: ({ created_at }, locale) => shortDay(created_at, locale),
    },
    {
      name: 'project',
      title: { en: 'Project', es: 'Proyecto' },
      show: ({ project_name }) => project_name,
      isExtra: true,
    },
    {
      name: 'cohort',
      title: { en: 'Cohort', es: 'Cohorte' },
      show: ({ cohort_title, org_name }) => `${org_name} · ${cohort_title}`,
      isExtra: true,
    },
  ],
  filters: [
    {
      name: 'module',
      title: { en: 'Module', es: 'Módulo' },
      options: courseModules.map(({ slug, name }) => ({ value: slug, ...name })),
    },
    { name: 'role', title: { en: 'Role', es: 'Rol' }, options: joiningRoles },
    {
      name: 'helpful',
      title: { en: 'Helpful', es: 'Ayudó' },
      options: steps.map((value) => ({
        value,
        en: words.en.ofFive(Number(value)),
        es: words.es.ofFive(Number(value)),
      })),
    },
    { name: 'from', title: { en: 'From', es: 'Desde' } },
    { name: 'until', title: { en: 'Until', es: 'Hasta' } },
  ],
  firstSort: '-time',
  nameOf: (rating, locale) => `${moduleNameOf(rating.module, locale)}, ${rating.project_name}`,
  leads: 'beside',
  exportPath: '/exports/reviews',
  none: {
    en: {
      title: 'Nobody has rated a module yet',
      why: 'At the end of each module people answer three questions. What they say arrives here.',
    },
    es: {
      title: 'Nadie ha valorado un módulo todavía',
      why: 'Al final de cada módulo se responden tres preguntas. Lo que digan llega aquí.',
    },
  },
}
