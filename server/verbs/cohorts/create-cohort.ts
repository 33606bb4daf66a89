import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { AppError, fieldRequired } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { runOrganisation } from '#domain/policies/organisation.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import type { CohortInsertInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { lockedOrganisation, organisationFacts } from '#server/verbs/organisations/organisation-row.ts'
import { findCohort } from './cohorts.ts'
import { lockedCohort } from './managed-row.ts'
import { writeModules } from './write-cohort.ts'
import { refuseDates, shippedModules, writtenCohort } from './written-cohort.ts'

/** A new cohort. The hub's own is approved at once; a partner's stays a draft until the hub has looked at it. */
export async function createCohort(
  context: Caller,
  org: string,
  data: CohortInsertInput,
  copyOf: string | null | undefined,
) {
  const { deps, actor } = context
  const id = await inTransaction(deps.db, async (tx) => {
    const organisation = await lockedOrganisation(tx, actor, { slug: org })
    authorize(runOrganisation(actor, organisationFacts(organisation)))
    const shipped = shippedModules(actor.locale)
    const { values, modules } = writtenCohort(data, shipped)
    if (!values.title) throw fieldRequired('title')
    const taught = modules ?? shipped
    refuseDates({ ...data, module_data: taught })
    const made = newId()
    const columns = {
      ...values,
      id: made,
      org_id: organisation.id,
      owner: actor.userId,
      approved: organisation.slug === deps.env.HUB_ORG,
      invite_code: randomBytes(16).toString('hex'),
    }
    const places = Object.keys(columns).map((_, index) => `$${index + 1}`)
    await tx.query(
      `insert into cohort (${Object.keys(columns).join(', ')}) values (${places.join(', ')})`,
      Object.values(columns),
    )
    await writeModules(tx, made, taught)
    if (copyOf) await copyWording(tx, actor, copyOf, made)
    await audit(tx, actor, organisation.id, 'cohort created', 'cohort', made, { title: values.title, copyOf })
    return made
  })
  const cohort = await findCohort(context, id)
  if (!cohort) throw new AppError('NOT_FOUND')
  return cohort
}

/** What the organisers wrote into the steps comes along; from then on each has its own. */
async function copyWording(tx: PoolClient, actor: Actor, from: string, to: string): Promise<void> {
  await lockedCohort(tx, actor, from, manageCohort, { archivedToo: true })
  await tx.query(
    `insert into step_text (cohort_id, step_id, part, text, base_hash, leaves_behind, updated_by, updated_at)
     select $2, step_id, part, text, base_hash, leaves_behind, updated_by, updated_at from step_text where cohort_id = $1`,
    [from, to],
  )
  await tx.query(
    `update cohort_module m set customised = s.customised, step_order = s.step_order, steps_off = s.steps_off
     from cohort_module s
     where m.cohort_id = $2 and s.cohort_id = $1 and s.module_id = m.module_id`,
    [from, to],
  )
}
