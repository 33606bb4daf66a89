import type { PoolClient } from 'pg'
import { courseStepById, stepsOfModule } from '#course/course.ts'
import { stepsThatNeed } from '#course/needed-steps.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { takenSteps } from '#domain/programme/cohort-steps.ts'
import { type CohortMeasures, cohortConsequences as compare } from '#domain/progress/cohort-consequences.ts'
import { stepConsequences, type TakenModule } from '#domain/progress/step-consequences.ts'
import type { Consequence as Answer, CohortUpdateInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { titlesOf } from '#server/content/course-texts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { unansweredInTime } from '#server/jobs/expire-requests.ts'
import { inMatchingWindow, mentorsOf } from '#server/verbs/people/person-facts.ts'
import { courseOpen } from '#server/verbs/plan/project-facts.ts'
import { type ModuleRow, takesApplications } from './cohorts.ts'
import { lockedCohort } from './managed-row.ts'
import { changesOf, writeCohort } from './write-cohort.ts'
import { writtenCohort } from './written-cohort.ts'

const projects = 'project p where p.cohort_id = c.id'
const present = `application a where a.cohort_id = c.id and a.status in ('pending', 'waitlisted', 'approved')`

// The rules themselves, as the jobs and the pages of the participants have them.
const measures = `
select (select count(*) from ${unansweredInTime} and ac.id = c.id) as requests_expired,
  (select count(*) from connect_request r join project p on p.id = r.project_id
    where p.cohort_id = c.id and r.status = 'asked' and ${inMatchingWindow}) as requests_answerable,
  (select count(*) from users u where u.cohort_id = c.id and u.role <> 'admin' and ${takesApplications}
    and not exists (select 1 from application a where a.user_id = u.id and a.cohort_id = c.id)) as can_apply,
  (select count(*) from ${projects} and ${courseOpen}) as course_open,
  (select count(*) from cohort_module m where m.cohort_id = c.id and m.active
    and (m.start is null or m.start <= now())) as modules_open,
  (select count(distinct m.user_id) from (${mentorsOf('c.id')}) m where c.archived_at is null) as mentors,
  (select count(*) from ${present} and c.notifications) as mails,
  (c.approved and not c.private and c.archived_at is null)::int as listed,
  (select count(*) from ${present} and c.archived_at is null) as participants
from cohort c where c.id = $1`

/** What a change would do, measured: it is made, looked at and taken back. Nothing stays. */
export async function cohortConsequences(
  { deps, actor }: Caller,
  id: string,
  given: CohortUpdateInput | null | undefined,
  archived: boolean | null | undefined,
): Promise<Answer[]> {
  const { version: _, ...rest } = given ?? {}
  return inTransaction(deps.db, async (tx) => {
    const row = await lockedCohort(tx, actor, id, manageCohort)
    const written = writtenCohort(rest, row.module_data)
    const before = await measure(tx, id)
    await tx.query('savepoint trial')
    const changed = changesOf(row, written)
    if (changed.length > 0) await writeCohort(tx, row, written, changed)
    if (archived) await tx.query('update cohort set archived_at = now() where id = $1', [id])
    const after = await measure(tx, id)
    await tx.query('rollback to savepoint trial')
    const counted = compare(before, after).map((one) => ({ ...one, steps: [] }))
    return [...counted, ...stepsThen(row.module_data, written.modules, before.course_open)]
  })
}

/** Which steps go, come and move, and where their answers would be missing. */
function stepsThen(
  before: readonly ModuleRow[],
  after: readonly ModuleRow[] | null,
  teams: number,
): Answer[] {
  const found = after ? stepConsequences(before.map(taken), after.map(taken), stepsThatNeed, teams) : []
  return found.map(({ missed, ...one }) => ({
    ...one,
    steps: missed.flatMap(({ step, neededBy: needed_by }) => {
      const placed = courseStepById(step)
      return placed ? [{ ...titlesOf(placed), needed_by }] : []
    }),
  }))
}

const taken = (entry: ModuleRow): TakenModule => ({
  module: entry.module_id,
  active: entry.active,
  steps: takenSteps(stepsOfModule(entry.module_id), entry).map(({ id }) => id),
})

async function measure(tx: PoolClient, id: string): Promise<CohortMeasures> {
  const { rows } = await tx.query<CohortMeasures>(measures, [id])
  const [found] = rows
  if (!found) throw new Error(`There is no cohort ${id}`)
  return found
}
