import type { Pool } from 'pg'
import type { Client } from './client.ts'
import type { Family, Ledger } from './ledger.ts'
import { insert } from './writers.ts'

export type Faults = { lost: string[]; half: string[] }

/** Compares the database with what the writers know, and settles what they could not know. */
export async function check(db: Pool, client: Client, ledger: Ledger): Promise<Faults> {
  const faults: Faults = { lost: [], half: [] }
  const { rows } = await db.query<{ id: string; value: string | null; segments: string[] | null }>(
    `select id, data ->> 'value' as value, data -> 'segmentMatch' as segments from plan_item where project_id = $1`,
    [client.projectId],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  checkValues(stored, ledger, faults)
  checkFamilies(stored, ledger, faults)
  await checkHistory(db, faults)
  await checkReviews(db, client.projectId, ledger, faults)
  await repeatInserts(db, client, ledger, faults)
  return faults
}

type Stored = ReadonlyMap<string, { value: string | null; segments: string[] | null }>

function checkValues(stored: Stored, ledger: Ledger, faults: Faults): void {
  for (const [id, possible] of ledger.values) {
    const value = stored.get(id)?.value
    if (value && possible.includes(value)) ledger.values.set(id, [value])
    else faults.lost.push(`answer ${id} should be ${possible.join(' or ')} and is ${value}`)
  }
  for (const id of ledger.deleted) if (stored.has(id)) faults.lost.push(`answer ${id} should be gone`)
  for (const id of ledger.unansweredDeletes) {
    const value = stored.get(id)?.value
    if (value) ledger.values.set(id, [value])
    else ledger.deleted.add(id)
  }
  ledger.unansweredDeletes.clear()
}

function checkFamilies(stored: Stored, ledger: Ledger, faults: Faults): void {
  const state = ({ segment, pain, gain, channel, offering }: Family) => {
    const left = [segment, pain, gain, channel].filter((id) => stored.has(id)).length
    const isNamed = stored.get(offering)?.segments?.includes(segment) ?? false
    if (left === 4 && isNamed) return 'whole'
    return left === 0 && stored.has(offering) && !isNamed ? 'broken up' : 'half'
  }
  for (const family of ledger.families)
    if (state(family) !== 'whole') faults.lost.push(`segment ${family.segment} should be whole`)
  for (const family of ledger.brokenUp)
    if (state(family) !== 'broken up') faults.lost.push(`segment ${family.segment} should be gone`)
  for (const family of ledger.unansweredFamilies) {
    const found = state(family)
    if (found === 'half') faults.half.push(`segment ${family.segment} is half deleted`)
    ledger[found === 'whole' ? 'families' : 'brokenUp'].add(family)
  }
  ledger.unansweredFamilies.clear()
}

/** The first version that was changed is there, none is there that never was, and what is gone is there as deleted. */
async function checkHistory(db: Pool, faults: Faults): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select coalesce(i.id, h.id) as id
     from plan_item i full join (
       select id, min(version) as first, max(version) as latest, bool_or(ended_by = 'delete') as is_deleted
       from plan_item_history where kind <> 'project' group by id
     ) h on h.id = i.id
     where h.latest >= i.version or (i.version > 1) <> (h.first is not null and i.id is not null)
       or (i.id is null) <> coalesce(h.is_deleted, false)`,
  )
  for (const { id } of rows) faults.half.push(`record ${id} and its history differ`)
}

async function checkReviews(db: Pool, projectId: string, ledger: Ledger, faults: Faults): Promise<void> {
  const { rows } = await db.query<{ count: number; snapshots: number }>(
    `select coalesce(max(g.request_count), 0) as count,
       (select count(*) from review_request r where r.project_id = $1 and r.module_id = min(g.module_id)) as snapshots
     from progress g where g.project_id = $1 and g.ord = 1`,
    [projectId],
  )
  const { count = 0, snapshots = 0 } = rows[0] ?? {}
  const { acknowledged, unanswered } = ledger.reviewRequests
  if (count < acknowledged) faults.lost.push(`${acknowledged - count} review requests are missing`)
  if (count > acknowledged + unanswered) faults.half.push('more review requests than were sent')
  if (count !== snapshots) faults.half.push(`${count} review requests have ${snapshots} snapshots`)
  ledger.reviewRequests = { acknowledged: count, unanswered: 0 }
}

/** An insert without an answer may be sent again with its key: there is one record then, not two. */
async function repeatInserts(db: Pool, client: Client, ledger: Ledger, faults: Faults): Promise<void> {
  for (const [key, value] of ledger.unansweredInserts) {
    await insert(client, ledger, key, value)
    const { rowCount } = await db.query(`select from plan_item where data ->> 'value' = $1`, [value])
    if (rowCount !== 1) faults.half.push(`the repeated insert ${key} made ${rowCount} records`)
  }
  ledger.unansweredInserts.clear()
}
