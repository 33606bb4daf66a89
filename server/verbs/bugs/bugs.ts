import { courseModules, courseStepBySlug } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { bugStatuses } from '#domain/options/programme.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import { unsolvedBugs } from '#domain/programme/unsolved-bugs.ts'
import type { ListQueryInput, ManagedBug } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { titlesOf } from '#server/content/course-texts.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'

export type BugRow = Omit<ManagedBug, 'path' | 'step_title' | 'step_title_es'>

export const bugList: List = {
  columns: `b.id as "_id", b.project_id as "projectId", p.name as project_name, c.title as cohort_title,
    o.name as org_name, b.module, b.step, b.user_id as "userId", u.name as user_name, u.email as user_email,
    u.role as user_role, b.time, b.description, b.status, b.answer, b.answered_at, a.name as answered_by`,
  from: `bug_report b left join project p on p.id = b.project_id left join cohort c on c.id = p.cohort_id
    left join organisation o on o.id = c.org_id left join users u on u.id = b.user_id
    left join users a on a.id = b.answered_by`,
  core: 'bug_report b',
  id: 'b.id',
  // Joined by "or", each of these would be looked for in every report.
  search: (word) => `b.id in (select r.id from bug_report r where r.searched like ${word}
    union all select r.id from project s join bug_report r on r.project_id = s.id where search_form(s.name) like ${word}
    union all select r.id from users s join bug_report r on r.user_id = s.id where s.searched like ${word})`,
  filters: {
    id: { takes: takes.id, where: (value) => `b.id = ${value}` },
    status: {
      takes: takes.oneOf([unsolvedBugs, ...bugStatuses].map(({ value }) => value)),
      where: (value, taken) =>
        taken === unsolvedBugs.value
          ? `${value}::text is not null and b.status <> 'closed'`
          : `b.status = ${value}`,
    },
    module: {
      takes: takes.oneOf(courseModules.map(({ slug }) => slug)),
      where: (value) => `b.module = ${value}`,
    },
    from: { takes: takes.day, where: (value) => `b.created_at >= ${value}::date` },
    until: { takes: takes.day, where: (value) => `b.created_at < ${value}::date + 1` },
  },
  sorts: { time: ['b.time'] },
  firstSort: '-time',
}

/** What people reported, newest first. */
export async function bugs({ deps, actor }: Caller, query: ListQueryInput | null | undefined) {
  authorize(onlySuper(actor))
  const { total, items } = await listPage<BugRow>(deps.db, bugList, query)
  return { total, items: items.map(placed) }
}

export async function knownBug(db: Queryable, id: string): Promise<ManagedBug> {
  const { rows } = await db.query<BugRow>(`select ${bugList.columns} from ${bugList.from} where b.id = $1`, [
    id,
  ])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return placed(rows[0])
}

/** Where it happened: the step by its name, its project, or no page that one could go to. */
function placed(bug: BugRow): ManagedBug {
  const project = bug.projectId ? `/home/project/${bug.projectId}` : null
  const step = courseStepBySlug(bug.module, bug.step)
  const titles = step ? titlesOf(step) : { step_title: null, step_title_es: null }
  return { ...bug, ...titles, path: project && step ? `${project}/${bug.module}/${bug.step}` : project }
}
