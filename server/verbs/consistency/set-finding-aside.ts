import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { writePlan } from '#domain/policies/project.ts'
import { shortestReason } from '#domain/programme/aside-reason.ts'
import { asideFields } from '#domain/programme/finding-aside.ts'
import type {
  MutationSetFindingAsideArgs,
  MutationTakeFindingBackArgs,
  PlanCheck,
} from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'
import { asidesOf, mostAsides } from './asides.ts'
import { checked, toldCheck } from './plan-check.ts'

/** The team lets a finding stand and says why; whoever reads the plan reads the reason. */
export async function setFindingAside(
  caller: Caller,
  { projectId, rule, subject, ...given }: MutationSetFindingAsideArgs,
): Promise<PlanCheck> {
  const { deps, actor } = caller
  const reason = given.reason.trim()
  const told = await toldCheck(caller, await planFacts(caller, projectId))
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(writePlan(actor, facts, []))
    validate(asideFields, { rule, subject, reason })
    if (reason.length < shortestReason)
      throw new AppError('BAD_USER_INPUT', {
        fields: [{ field: 'reason', reason: 'tooShort' }],
        reason: 'tooShort',
      })
    if (!told.findings.some((one) => one.rule === rule && one.subject === subject))
      throw new AppError('NOT_FOUND')
    await forgetRepaired(tx, projectId, told.findings)
    const { rowCount } = await tx.query(
      `insert into finding_aside (project_id, rule, subject, reason, set_by) select $1, $2, $3, $4, $5
       where (select count(*) from finding_aside where project_id = $1) < ${mostAsides}
       on conflict (project_id, rule, subject) do update set reason = excluded.reason, set_by = excluded.set_by, set_at = now()`,
      [projectId, rule, subject, reason, actor.userId],
    )
    if (rowCount === 0) throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
    await audit(tx, actor, facts.orgId, 'setFindingAside', 'project', projectId, { rule })
    return checked(told, projectId, await asidesOf(tx, projectId))
  })
}

/** It counts again. */
export async function takeFindingBack(
  caller: Caller,
  { projectId, rule, subject }: MutationTakeFindingBackArgs,
): Promise<PlanCheck> {
  const { deps, actor } = caller
  const told = await toldCheck(caller, await planFacts(caller, projectId))
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(writePlan(actor, facts, []))
    const { rowCount } = await tx.query(
      'delete from finding_aside where project_id = $1 and rule = $2 and subject = $3',
      [projectId, rule, subject],
    )
    if (rowCount === 0) throw new AppError('NOT_FOUND')
    await forgetRepaired(tx, projectId, told.findings)
    await audit(tx, actor, facts.orgId, 'takeFindingBack', 'project', projectId, { rule })
    return checked(told, projectId, await asidesOf(tx, projectId))
  })
}

type Standing = readonly { readonly rule: string; readonly subject: string }[]

/** What was repaired since has no reason any more. */
async function forgetRepaired(tx: PoolClient, projectId: string, standing: Standing): Promise<void> {
  await tx.query(
    `delete from finding_aside a where a.project_id = $1 and not exists (
       select 1 from unnest($2::text[], $3::text[]) s (rule, subject) where s.rule = a.rule and s.subject = a.subject)`,
    [projectId, standing.map(({ rule }) => rule), standing.map(({ subject }) => subject)],
  )
}
