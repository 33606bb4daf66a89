import { moduleBySlug } from '#course/course.ts'
import { roles } from '#domain/options/people.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import type { ModuleRating } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { everything } from '#server/lists/list.ts'
import { audit } from '#server/notices/audit.ts'
import { ratingList } from '#server/verbs/reviews/module-ratings.ts'
import { dayOf, labelIn, listTable, type TableColumn } from './list-table.ts'
import type { Table } from './table-file.ts'

const columns: readonly TableColumn<ModuleRating>[] = [
  { en: 'Module', es: 'Módulo', of: ({ module }, locale) => moduleBySlug(module)?.name[locale] ?? module },
  { en: 'Role', es: 'Rol', of: ({ role }, locale) => labelIn(roles, role, locale) },
  { en: 'Helpful (1 to 5)', es: 'Ayudó (1 a 5)', of: ({ helpful }) => (helpful ? String(helpful) : '') },
  ...reviewQuestions.map((question) => ({
    ...{ en: question, es: question },
    of: ({ answers }: ModuleRating) => answers.find((one) => one.question === question)?.answer ?? '',
  })),
  { en: 'Other answers', es: 'Otras respuestas', of: ({ answers }) => others(answers) },
  { en: 'Project', es: 'Proyecto', of: ({ project_name }) => project_name },
  { en: 'Cohort', es: 'Cohorte', of: ({ cohort_title }) => cohort_title },
  { en: 'Organisation', es: 'Organización', of: ({ org_name }) => org_name },
  { en: 'Rated on', es: 'Fecha', of: ({ created_at }) => dayOf(created_at) },
]

/** Answers to questions that are not asked any more are not left out. */
function others(answers: ModuleRating['answers']): string {
  const asked: readonly string[] = reviewQuestions
  const old = answers.filter(({ question }) => !asked.includes(question ?? ''))
  return old.map(({ question, answer }) => `${question}: ${answer}`).join('\n')
}

/** What people thought of the modules, for those who run the platform. */
export async function ratingTable(deps: Deps, actor: Actor, address: URLSearchParams): Promise<Table> {
  authorize(onlySuper(actor))
  const table = await listTable(deps, address, {
    ...{ list: ratingList, columns, scope: everything, locale: actor.locale },
  })
  await audit(deps.db, actor, actor.mainOrg, 'exportReviews', 'platform', '', { count: table.length - 1 })
  return table
}
