import { AppError } from '#domain/errors.ts'
import { runOrganisation } from '#domain/policies/organisation.ts'
import { organisationFields } from '#domain/programme/organisation.ts'
import type { OrganisationUpdateInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { lockedOrganisation, organisationFacts, organisationRecord } from './organisation-row.ts'
import { writtenOrganisation } from './written-organisation.ts'

/** What the people who run it write about their organisation. */
export async function updateOrganisation(
  { deps, actor }: Caller,
  id: string,
  given: OrganisationUpdateInput,
) {
  const { version, ...rest } = given
  return inTransaction(deps.db, async (tx) => {
    const row = await lockedOrganisation(tx, actor, { _id: id })
    authorize(runOrganisation(actor, organisationFacts(row)))
    const written = writtenOrganisation(rest)
    const names = organisationNames.filter((name) => name in written && written[name] !== (row[name] ?? ''))
    const current = organisationRecord(row, deps.env.HUB_ORG)
    if (names.length === 0) return current
    if (typeof version === 'number' && version !== row.version)
      throw new AppError('CONFLICT', {
        current,
        fields: names.map((field) => ({ field, reason: 'changedSince' })),
      })
    const set = Object.fromEntries(names.map((name) => [name, written[name] ?? '']))
    const assignments = names.map((name, index) => `${name} = $${index + 2}`)
    const { rows } = await tx.query<{ version: number }>(
      `update organisation set ${assignments.join(', ')}, version = version + 1, updated_at = now() where id = $1
       returning version`,
      [id, ...Object.values(set)],
    )
    await audit(tx, actor, id, 'organisation changed', 'organisation', id, set)
    return { ...current, ...set, ...rows[0] }
  })
}

const organisationNames = Object.keys(organisationFields) as (keyof typeof organisationFields)[]
