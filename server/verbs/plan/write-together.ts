import type { Pool, QueryResultRow } from 'pg'
import pg from 'pg'
import { sessionFacts } from '#server/auth/session-facts.ts'
import { perPool } from '#server/db/per-pool.ts'
import { together } from '#server/together.ts'
import { factsPrint } from './project-facts.ts'

/** One write that holds nothing: it goes through only where all that it was decided by is still so. */
export type RememberedWrite = {
  readonly id: string
  readonly project_id: string
  readonly user_id: string
  /** The print of the facts about the project. */
  readonly facts: string
  readonly token: string | null
  /** What is to be found behind the token. */
  readonly session: string | null
}

// The statement tells of what it writes: this switches the trigger that would tell off up to the commit.
const toldOtherwise = `set_config('germina.told_later', 'on', true) is not null`

const common = 'id text, project_id text, user_id text, facts text, token text, session text'

// So many connections may write at once, each for so many people. They commit one after the other: more would carry fewer each.
const atOnce = { ways: 2, most: 20 }

/**
 * What is given to a statement for many, in rows `allowed`: those that may still be written. Nobody is waited for who holds
 * a project: that would make all others wait too.
 */
export const allowed = (columns: string, condition = 'true') => `
given as materialized (
  select * from jsonb_to_recordset($1::jsonb) as g (${common}, ${columns}) limit ${atOnce.most}
),
allowed as materialized (
  select g.* from given g cross join lateral (
    select p.id from project p join cohort c on c.id = p.cohort_id
    where p.id = g.project_id and ${toldOtherwise} and ${factsPrint('g.user_id')} = g.facts
      and (g.token is null or ${sessionFacts('g.token')} = g.session) and ${condition}
    for key share of p skip locked
  ) held
)`

/** For the end of such a statement on `plan_item i`: all are told of with the commit, which is one for many. */
export const telling = (change: 'insert' | 'update') => `pg_notify('germina', jsonb_build_object(
  'projectId', i.project_id, 'kind', i.kind, 'id', i.id, 'version', i.version, 'change', '${change}')::text) as told`

/** Writes for all who write at the same moment with one statement. Null for whoever has to go another way. */
export function writeTogether<Given extends RememberedWrite, Row extends QueryResultRow & { id: string }>(
  name: string,
  text: string,
) {
  const writer = perPool((db) => together<Given, Row | null>((all) => writeAll(db, all), atOnce))

  async function writeAll(db: Pool, all: Given[]): Promise<(Row | null)[]> {
    // Of two who write the same record, one goes first.
    const byId = new Map(all.toReversed().map((one) => [one.id, one]))
    const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    const { rows } = await db.query<Row>({ name, text, values: [JSON.stringify(sorted)] }).catch(nothing)
    const written = new Map(rows.map((row) => [row.id, row]))
    return all.map((one) => (byId.get(one.id) === one ? written.get(one.id) : null) ?? null)
  }

  return (db: Pool, given: Given) => writer(db)(given)
}

/** The database refused all for the sake of one: nothing was written, and each goes its own way. */
function nothing(error: unknown): { rows: never[] } {
  if (error instanceof pg.DatabaseError) return { rows: [] }
  throw error
}
