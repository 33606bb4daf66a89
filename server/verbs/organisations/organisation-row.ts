import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { OrganisationFacts } from '#domain/policies/organisation.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { takesPart } from '#server/verbs/cohorts/cohorts.ts'

export type OrganisationRow = {
  id: string
  slug: string
  name: string
  description: string
  logo: string | null
  website: string | null
  contact_name: string | null
  contact_email: string | null
  disabled_at: string | null
  version: number
  takes_part: boolean
}

/** By its id, or by its part of the address. */
export type OrganisationKey = { _id?: string | null | undefined; slug?: string | null | undefined }

const text = `
select o.*, exists (select 1 from cohort c where c.org_id = o.id and ${takesPart('$3')}) as takes_part
from organisation o where o.id = $1 or ($1::text is null and o.slug = $2)`

export async function organisationRow(
  db: Queryable,
  actor: Actor,
  { _id, slug }: OrganisationKey,
  { isLocked = false } = {},
): Promise<OrganisationRow | null> {
  const { rows } = await db.query<OrganisationRow>(isLocked ? `${text} for no key update of o` : text, [
    _id ?? null,
    slug ?? null,
    actor.userId,
  ])
  return rows[0] ?? null
}

export async function lockedOrganisation(db: Queryable, actor: Actor, key: OrganisationKey) {
  const row = await organisationRow(db, actor, key, { isLocked: true })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export const organisationFacts = (row: OrganisationRow): OrganisationFacts => ({
  id: row.id,
  takesPart: row.takes_part,
})

/** What whoever takes part in one of its cohorts sees of it. */
export const organisationCard = (row: OrganisationRow) => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  logo: row.logo && `/files/${row.logo}`,
  website: row.website ?? '',
})

export const organisationRecord = (row: OrganisationRow, hub: string) => ({
  ...organisationCard(row),
  contact_name: row.contact_name ?? '',
  contact_email: row.contact_email ?? '',
  disabled: row.disabled_at !== null,
  is_hub: row.slug === hub,
  version: row.version,
})
