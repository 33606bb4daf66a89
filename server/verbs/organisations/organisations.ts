import { AppError } from '#domain/errors.ts'
import { readOrganisationCard, runOrganisation } from '#domain/policies/organisation.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import {
  type OrganisationKey,
  organisationCard,
  organisationFacts,
  organisationRecord,
  organisationRow,
} from './organisation-row.ts'

/** Who runs a cohort, for those who take part in it. */
export async function findOrganisation({ deps, actor }: Caller, key: OrganisationKey) {
  const row = await organisationRow(deps.db, actor, key)
  return row && readOrganisationCard(actor, organisationFacts(row)) === 'allowed'
    ? organisationCard(row)
    : null
}

export async function managedOrganisation({ deps, actor }: Caller, key: OrganisationKey) {
  const row = await organisationRow(deps.db, actor, key)
  if (!row) throw new AppError('NOT_FOUND')
  authorize(runOrganisation(actor, organisationFacts(row)))
  return row
}

export async function organisationSettings(context: Caller, key: OrganisationKey) {
  return organisationRecord(await managedOrganisation(context, key), context.deps.env.HUB_ORG)
}
