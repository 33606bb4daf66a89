import type { Pool, PoolClient } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import { readOrganisationCard, runOrganisation } from '#domain/policies/organisation.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { pictureType } from '#server/files/picture.ts'
import { unguessableId } from '#server/files/unguessable-id.ts'
import { audit } from '#server/notices/audit.ts'
import { lockedOrganisation, organisationFacts, organisationRow } from './organisation-row.ts'

/** Whoever changes the settings of an organisation also chooses its logo. */
export const assertMayChooseLogo = (db: Pool, actor: Actor, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await mayChange(tx, actor, id)
  })

async function mayChange(tx: PoolClient, actor: Actor, id: string) {
  const row = await lockedOrganisation(tx, actor, { _id: id })
  authorize(runOrganisation(actor, organisationFacts(row)))
  return row
}

/** Replaces the logo: there is one at most. */
export function saveLogo(db: Pool, actor: Actor, id: string, picture: Buffer): Promise<string> {
  const file = unguessableId()
  return inTransaction(db, async (tx) => {
    const { logo } = await mayChange(tx, actor, id)
    if (logo) await tx.query(`delete from stored_file where id = $1 and purpose = 'logo'`, [logo])
    await tx.query(`insert into stored_file (id, purpose, media_type, bytes) values ($1, 'logo', $2, $3)`, [
      file,
      pictureType,
      picture,
    ])
    await tx.query(
      'update organisation set logo = $2, version = version + 1, updated_at = now() where id = $1',
      [id, file],
    )
    await audit(tx, actor, id, 'logo changed', 'organisation', id)
    return `/files/${file}`
  })
}

/** Whoever may know of the organisation sees its logo. */
export async function maySeeLogo(db: Pool, actor: Actor, organisationId: string): Promise<boolean> {
  const row = await organisationRow(db, actor, { _id: organisationId })
  return row !== null && readOrganisationCard(actor, organisationFacts(row)) === 'allowed'
}
