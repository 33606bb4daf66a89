import { moduleById } from '#course/course.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { moduleCell } from '#domain/progress/module-cell.ts'
import type { ListQueryInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { listPage } from '#server/lists/read-list.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { type IncubatingRow, incubatingIn, incubatingList } from './incubating-list.ts'

/** The running projects of a cohort: how each stands with every module, and who waits. */
export async function incubating(
  { deps, actor }: Caller,
  cohortId: string,
  query: ListQueryInput | null | undefined,
) {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(manageCohort(actor, cohort))
  const { total, items } = await listPage<IncubatingRow>(
    deps.db,
    incubatingList,
    query,
    incubatingIn(cohortId),
  )
  const now = new Date()
  return {
    total,
    items: items.map((row) => ({ ...row, waiting: row.waiting ?? 0, modules: modulesOf(row, now) })),
  }
}

export function modulesOf({ cells, review_days }: IncubatingRow, now: Date) {
  return cells.map(({ module_id, is_open, since, ...flags }) => {
    const { state, days, isLate } = moduleCell(flags, is_open, since, review_days, now)
    return { module: moduleById(module_id)?.slug ?? '', state, days, is_late: isLate }
  })
}
