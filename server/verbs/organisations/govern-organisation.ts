import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { governOrganisation } from '#domain/policies/organisation.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import type { OrganisationInsertInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { lockedOrganisation, organisationFacts, organisationRecord } from './organisation-row.ts'
import { writtenOrganisation, writtenSlug } from './written-organisation.ts'

/** A partner: an organisation that runs cohorts here. */
export async function createOrganisation({ deps, actor }: Caller, data: OrganisationInsertInput) {
  authorize(onlySuper(actor))
  const { slug: given, ...rest } = data
  const slug = writtenSlug(given)
  const {
    name = '',
    description = '',
    website = '',
    contact_name = '',
    contact_email = '',
  } = writtenOrganisation(rest)
  return inTransaction(deps.db, async (tx) => {
    await refuseTaken(tx, slug)
    const id = newId()
    await tx.query(
      `insert into organisation (id, slug, name, description, website, contact_name, contact_email)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, slug, name, description, website, contact_name, contact_email],
    )
    await audit(tx, actor, id, 'organisation created', 'organisation', id, { name, slug })
    return organisationRecord(await lockedOrganisation(tx, actor, { _id: id }), deps.env.HUB_ORG)
  })
}

/** Old links to its pages end here: the address is part of them. */
export async function setOrganisationSlug(context: Caller, id: string, given: string) {
  return govern(context, id, async (tx, row) => {
    const slug = writtenSlug(given)
    if (slug === row.slug) return row
    await refuseTaken(tx, slug)
    await tx.query(
      'update organisation set slug = $2, version = version + 1, updated_at = now() where id = $1',
      [id, slug],
    )
    await audit(tx, context.actor, id, 'organisation moved', 'organisation', id, { from: row.slug, to: slug })
    return { ...row, slug, version: row.version + 1 }
  })
}

/** Its admins are out from the next request on, and its cohorts take nobody new; nothing is deleted. */
export async function disableOrganisation(context: Caller, id: string, disabled: boolean) {
  return govern(context, id, async (tx, row) => {
    if ((row.disabled_at !== null) === disabled) return row
    const { rows } = await tx.query<{ disabled_at: string | null; version: number }>(
      `update organisation set disabled_at = case when $2 then now() end, version = version + 1, updated_at = now()
       where id = $1 returning disabled_at, version`,
      [id, disabled],
    )
    const action = disabled ? 'organisation disabled' : 'organisation enabled'
    await audit(tx, context.actor, id, action, 'organisation', id)
    return { ...row, ...rows[0] }
  })
}

type Row = Awaited<ReturnType<typeof lockedOrganisation>>

async function govern({ deps, actor }: Caller, id: string, work: (tx: PoolClient, row: Row) => Promise<Row>) {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockedOrganisation(tx, actor, { _id: id })
    authorize(governOrganisation(actor, organisationFacts(row)))
    // Its slug is how the platform finds its own organisation.
    if (row.slug === deps.env.HUB_ORG) throw new AppError('BAD_USER_INPUT', { reason: 'hubStays' })
    return organisationRecord(await work(tx, row), deps.env.HUB_ORG)
  })
}

async function refuseTaken(tx: PoolClient, slug: string): Promise<void> {
  const { rowCount } = await tx.query('select 1 from organisation where slug = $1', [slug])
  if (rowCount)
    throw new AppError('CONFLICT', { reason: 'slugTaken', fields: [{ field: 'slug', reason: 'slugTaken' }] })
}
