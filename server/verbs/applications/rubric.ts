import type { PoolClient } from 'pg'
import { AppError, fieldRequired } from '#domain/errors.ts'
import { type JoiningRole, joiningRoles } from '#domain/options/people.ts'
import { changeRubric, listApplications } from '#domain/policies/application.ts'
import {
  type Criterion,
  criterionFields,
  fewestCriteria,
  mostCriteria,
  usualCriteria,
} from '#domain/programme/rubric.ts'
import type { CriterionInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { cohortFactsOf } from '#server/verbs/cohorts/cohorts.ts'
import { lockedCohort } from '#server/verbs/cohorts/managed-row.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'

const text = `
select (select criteria from rubric where cohort_id = $1 and role = $2) as criteria,
  exists (select 1 from application_score s join application a on a.id = s.application_id
    where a.cohort_id = $1 and a.role = $2) as is_used`

/** What the reviewers of one role in a cohort look at, and whether somebody has given points by it. */
export async function rubricOf(db: Queryable, cohortId: string, role: JoiningRole) {
  const { rows } = await db.query<{ criteria: Criterion[] | null; is_used: boolean }>(text, [cohortId, role])
  const { criteria, is_used = false } = rows[0] ?? {}
  return { criteria: criteria ?? usualCriteria[role], is_used }
}

export function joiningRoleIn(role: string): JoiningRole {
  const known = joiningRoles.find(({ value }) => value === role)?.value
  if (!known) throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  return known
}

export async function rubric({ deps, actor }: Caller, cohortId: string, role: string) {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(listApplications(actor, cohort))
  return rubricOf(deps.db, cohortId, joiningRoleIn(role))
}

/** The organisers choose what is looked at, before the first of them gives points. */
export async function saveRubric(
  { deps, actor }: Caller,
  cohortId: string,
  role: string,
  given: readonly CriterionInput[],
) {
  return inTransaction(deps.db, async (tx) => {
    // Whoever gives points holds the cohort as well: see score-application.ts.
    const row = await lockedCohort(tx, actor, cohortId, listApplications)
    const known = joiningRoleIn(role)
    const { is_used } = await rubricOf(tx, cohortId, known)
    authorize(changeRubric(actor, cohortFactsOf(row), is_used))
    const criteria = criteriaIn(given)
    await write(tx, cohortId, known, criteria)
    await audit(tx, actor, row.org_id, 'changeRubric', 'cohort', cohortId, { role: known })
    return { criteria, is_used }
  })
}

async function write(tx: PoolClient, cohortId: string, role: JoiningRole, criteria: readonly Criterion[]) {
  await tx.query(
    `insert into rubric (cohort_id, role, criteria) values ($1, $2, $3)
     on conflict (cohort_id, role) do update set criteria = excluded.criteria, updated_at = now()`,
    [cohortId, role, JSON.stringify(criteria)],
  )
}

function criteriaIn(given: readonly CriterionInput[]): readonly Criterion[] {
  if (given.length < fewestCriteria || given.length > mostCriteria)
    throw new AppError('BAD_USER_INPUT', { reason: 'criteria3to6' })
  return given.map((one, index) => {
    const criterion = { title: one.title.trim(), title_es: one.title_es.trim() }
    validate(criterionFields, criterion)
    for (const name of ['title', 'title_es'] as const)
      if (!criterion[name]) throw fieldRequired(`criteria.${index}.${name}`)
    return criterion
  })
}
