import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { ManagedPerson } from '#domain/policies/person.ts'
import type { Caller } from '#server/caller.ts'
import { type PersonFactRow, personFactColumns, personFactsOf } from './person-facts.ts'

type Row = PersonFactRow & { org_role: string | null; main_org_slug: string | null; cohort_id: string | null }

const lockQuery = `
select u.id, u.role, u.org_role, u.org_id, u.main_org, u.cohort_id, o.slug as main_org_slug, ${personFactColumns('$2')}
from users u left join organisation o on o.id = u.main_org
where u.id = $1 and u.deleted_at is null for no key update of u`

export type HeldPerson = ManagedPerson & { readonly cohortId: string | null }

/** A person whom somebody wants to change, held until the transaction ends, with what decides about it. */
export async function holdPerson(
  tx: PoolClient,
  { deps, actor }: Caller,
  userId: string,
): Promise<HeldPerson> {
  const { rows } = await tx.query<Row>(lockQuery, [userId, actor.userId])
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return {
    ...personFactsOf(row),
    orgRole: row.org_role,
    cohortId: row.cohort_id,
    isSuper: row.role === 'admin' && row.main_org_slug === deps.env.HUB_ORG,
  }
}

/** In whose audit log it stands: the organisation that this person works for, else the one of their cohort. */
export const organisationOf = ({ mainOrg, orgId }: Pick<ManagedPerson, 'mainOrg' | 'orgId'>) =>
  mainOrg ?? orgId
