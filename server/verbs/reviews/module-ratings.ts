import { courseModules } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { roles } from '#domain/options/people.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import type { ListQueryInput, ModuleRating, RatingFigure, RatingMonth } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'

const roleNames = roles.map(({ value }) => value)

export const ratingList: List = {
  columns: `r.id as "_id", r.role, r.module, r.project_id as "projectId", p.name as project_name,
    c.title as cohort_title, o.name as org_name, r.answers, r.helpful, r.created_at`,
  from: `module_review r join project p on p.id = r.project_id join cohort c on c.id = p.cohort_id
    join organisation o on o.id = c.org_id`,
  core: 'module_review r',
  id: 'r.id',
  search: (word) => `r.searched like ${word}`,
  filters: {
    id: { takes: takes.id, where: (value) => `r.id = ${value}` },
    module: {
      takes: takes.oneOf(courseModules.map(({ slug }) => slug)),
      where: (value) => `r.module = ${value}`,
    },
    role: { takes: takes.oneOf(roleNames), where: (value) => `r.role = ${value}` },
    helpful: {
      takes: takes.oneOf(['1', '2', '3', '4', '5']),
      where: (value) => `r.helpful = ${value}::smallint`,
    },
    from: { takes: takes.day, where: (value) => `r.created_at >= ${value}::date` },
    until: { takes: takes.day, where: (value) => `r.created_at < ${value}::date + 1` },
  },
  sorts: { time: ['r.created_at'] },
  firstSort: '-time',
}

/** What people thought of the modules, in their own words. */
export async function moduleRatings({ deps, actor }: Caller, query: ListQueryInput | null | undefined) {
  authorize(onlySuper(actor))
  return listPage<ModuleRating>(deps.db, ratingList, query)
}

const figures = `count(*)::int as count, round(avg(r.helpful), 2)::float as average`
const scale = [1, 2, 3, 4, 5].map((step) => `count(*) filter (where r.helpful = ${step})::int`)

const modulesQuery = `select r.module, ${figures}, array[${scale.join(', ')}] as scale
from module_review r where $1::text is null or r.role = $1 group by r.module`

const monthsQuery = `select to_char(date_trunc('month', r.created_at), 'YYYY-MM') as month, ${figures}
from module_review r where r.created_at >= date_trunc('month', now()) - interval '11 months'
  and ($1::text is null or r.role = $1) group by 1 order by 1`

/** By module since the beginning, and by month over the last year. */
export async function moduleRatingFigures({ deps, actor }: Caller, role: string | null | undefined) {
  authorize(onlySuper(actor))
  if (role && !takes.oneOf(roleNames)(role)) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  const [modules, months] = await Promise.all([
    deps.db.query<RatingFigure>(modulesQuery, [role ?? null]),
    deps.db.query<RatingMonth>(monthsQuery, [role ?? null]),
  ])
  const placeOf = ({ module }: RatingFigure) => courseModules.findIndex(({ slug }) => slug === module)
  return {
    modules: modules.rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    months: months.rows,
  }
}
