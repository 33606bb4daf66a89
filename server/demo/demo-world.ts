import { hashPassword } from 'better-auth/crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '#server/db/transaction.ts'
import type { Env } from '#server/env.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { makeWorld, type OrganisationIds } from './make-world.ts'
import { organisationSlug } from './programme/organisations.ts'
import { cohortOwnerRows, organisationRows } from './rows/cohort-rows.ts'
import { tablesOf } from './rows/tables.ts'

const password = 'germina-demo-2026'

export const demoLogins = [
  { role: 'Entrepreneur', email: 'entrepreneur@example.org', password },
  { role: 'Mentor', email: 'mentor@example.org', password },
  { role: 'Cohort organiser', email: 'organiser@example.org', password },
  { role: 'Super admin', email: 'admin@example.org', password },
] as const

const demoLock = 71_004_304

/** Fills a database in which nobody has an account yet, and leaves every other one as it is. */
export async function loadDemoWorld(db: Pool, env: Pick<Env, 'HUB_ORG'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [demoLock])
    const { rows } = await tx.query('select 1 from users limit 1')
    if (rows.length > 0) return
    const world = makeWorld(new Date(), await existingOrganisations(tx, env.HUB_ORG))
    await insertRows(tx, 'organisation', organisationRows(world, env.HUB_ORG), describeExisting)
    for (const [table, tableRows] of tablesOf(world, await hashPassword(password))) {
      await insertRows(tx, table, tableRows)
    }
    await giveOwners(tx, cohortOwnerRows(world))
  })
}

// The hub may have been made by an earlier start.
const describeExisting = `
on conflict (slug) do update set name = excluded.name, description = excluded.description,
  website = excluded.website, contact_name = excluded.contact_name, contact_email = excluded.contact_email`

async function existingOrganisations(tx: PoolClient, hubSlug: string): Promise<OrganisationIds> {
  const { rows } = await tx.query<{ id: string; slug: string }>('select id, slug from organisation')
  return (key) => rows.find(({ slug }) => slug === organisationSlug(key, hubSlug))?.id
}

/** Cohorts name people and people name cohorts, so the owners come last. */
async function giveOwners(tx: PoolClient, rows: readonly Row[]): Promise<void> {
  await tx.query(
    `update cohort c set owner = o.owner
     from jsonb_to_recordset($1::jsonb) as o (id text, owner text) where c.id = o.id`,
    [JSON.stringify(rows)],
  )
}
